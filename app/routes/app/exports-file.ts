import { requiredUserContext, servicesContext } from "~/context";
import { openExport } from "~/features/exports/commands-open.server";
import { applicationsKinds } from "~/features/exports/rules";
import { attachment, contentTypes } from "~/kernel/content-disposition";
import { exportIdSchema } from "~/kernel/ids";
import type { Route } from "./+types/exports-file";

const headers = {
  "Cache-Control": "private, no-store",
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};

/** An export of applications as a download. A fetch ahead gets nothing and records nothing. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (request.headers.get("Sec-Purpose")?.includes("prefetch")) return new Response(null, { status: 503, headers });
  const services = context.get(servicesContext);
  const { sessionToken } = context.get(requiredUserContext);
  const id = exportIdSchema.safeParse(params.exportId);
  if (!id.success) return new Response("Not Found", { status: 404, headers });
  const actor = { kind: "account", sessionToken } as const;
  const opened = await openExport(services, actor, { exportId: id.data, kinds: applicationsKinds });
  if (!opened.ok) {
    return opened.code === "expired"
      ? new Response("This export has expired. Make a new one.", { status: 410, headers })
      : new Response("Not Found", { status: 404, headers });
  }
  const { kind, content, madeAt, sizeBytes } = opened.value;
  const ending = kind === "applications-csv" ? "csv" : "zip";
  const name = `rentform-applications-${new Date(madeAt).toISOString().slice(0, 10)}.${ending}`;
  return new Response(content, {
    headers: {
      ...headers,
      "Content-Type": contentTypes[ending],
      "Content-Disposition": attachment(name, ending),
      ...(sizeBytes === null ? {} : { "Content-Length": String(sizeBytes) }),
    },
  });
}
