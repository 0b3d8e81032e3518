import { languageContext, optionalUserContext, servicesContext } from "~/context";
import { type OpenedDocument, viewDocument } from "~/features/applying/documents/commands/open-document.server";
import { shownDocument } from "~/features/applying/documents/shown-document";
import { openForSomebody } from "~/features/deciding/application/commands/open-for-somebody.server";
import { documentIdSchema } from "~/kernel/ids";
import { landlordsOfRequest } from "~/routes/shared/request-landlord";
import { fileHeaders } from "../../platform/security-headers";
import type { Route } from "./+types/document-shown";

const none = (status: number) =>
  new Response(status === 404 ? "Not Found" : null, {
    status,
    headers: { ...fileHeaders, "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" },
  });

/** A marked document. A fetch ahead gets and records nothing; through somebody's eyes only what the server can mark. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (request.headers.get("Sec-Purpose")?.includes("prefetch")) return none(425);
  const id = documentIdSchema.safeParse(params.documentId);
  if (!id.success) return none(404);
  const mustBeMarked = Boolean(context.get(optionalUserContext)?.impersonatedBy);
  const language = context.get(languageContext);
  const show = (opened: OpenedDocument) => shownDocument(opened, services.clock.now(), mustBeMarked, language);
  const shown = await openForSomebody(services, await landlordsOfRequest(request, context), id.data, (actor) =>
    viewDocument(services, actor, id.data, show),
  );
  return shown ?? none(404);
}
