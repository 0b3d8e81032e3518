import { requiredUserContext, servicesContext } from "~/context";
import { openExport } from "~/features/exports/commands-open.server";
import { attachment, contentTypes } from "~/kernel/content-disposition";
import { exportIdSchema } from "~/kernel/ids";
import type { Route } from "./+types/data";

const headers = {
  "Cache-Control": "private, no-store",
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "X-Robots-Tag": "noindex",
};

/** The archive of one's own data, as a download. A fetch ahead gets nothing and records nothing. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (request.headers.get("Sec-Purpose")?.includes("prefetch")) return new Response(null, { status: 503, headers });
  const services = context.get(servicesContext);
  const { sessionToken } = context.get(requiredUserContext);
  const id = exportIdSchema.safeParse(params.exportId);
  const kinds = ["all-data"] as const;
  const actor = { kind: "account", sessionToken } as const;
  const opened = id.success ? await openExport(services, actor, { exportId: id.data, kinds }) : null;
  if (!opened?.ok) return new Response("Not Found", { status: 404, headers });
  const { content, madeAt, sizeBytes } = opened.value;
  const name = `rentform-data-${new Date(madeAt).toISOString().slice(0, 10)}.zip`;
  return new Response(content, {
    headers: {
      ...headers,
      "Content-Type": contentTypes.zip,
      "Content-Disposition": attachment(name, "zip"),
      ...(sizeBytes === null ? {} : { "Content-Length": String(sizeBytes) }),
    },
  });
}
