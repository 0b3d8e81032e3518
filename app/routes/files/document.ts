import { servicesContext } from "~/context";
import { openDocument } from "~/features/applying/documents/commands/open-document.server";
import { openForSomebody } from "~/features/deciding/application/commands/open-for-somebody.server";
import { attachment, contentTypes } from "~/kernel/content-disposition";
import { documentIdSchema } from "~/kernel/ids";
import { landlordsOfRequest } from "~/routes/shared/request-landlord";
import type { Route } from "./+types/document";

const notFound = () => new Response("Not Found", { status: 404, headers: privateHeaders });
const privateHeaders = {
  "Cache-Control": "private, no-store",
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};

/** A document of an application, for its landlord, as a download. A fetch ahead gets nothing and records nothing. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (request.headers.get("Sec-Purpose")?.includes("prefetch")) {
    return new Response(null, { status: 425, headers: privateHeaders });
  }
  const id = documentIdSchema.safeParse(params.documentId);
  if (!id.success) return notFound();
  const opened = await openForSomebody(services, await landlordsOfRequest(request, context), id.data, (actor) =>
    openDocument(services, actor, id.data),
  );
  if (!opened) return notFound();
  const { name, kind, bytes } = opened;
  return new Response(bytes as BodyInit, {
    headers: {
      ...privateHeaders,
      "Content-Type": contentTypes[kind],
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": attachment(name, kind),
    },
  });
}
