import { servicesContext } from "~/context";
import { readDraftToken } from "~/features/applying/applications/draft-cookie";
import { findPublicForm } from "~/features/applying/apply/queries/find-public-form.server";
import { findLastAnswers } from "~/features/applying/apply/saved-answers/queries/find-saved-answers.server";
import type { Route } from "./+types/apply-last-answers";

const headers = { "Cache-Control": "private, no-store" };

/** What the receipt's script keeps in this browser for the next application, as JSON: `Parcel[]`. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await findPublicForm(services, params.rentFormUrlId);
  const token = readDraftToken(request.headers.get("Cookie"), params.rentFormUrlId, services.config.isHttps);
  const found = form && (await findLastAnswers(services, { formId: form.formId, token }));
  if (found?.ok) return Response.json(found.value, { headers });
  return Response.json({}, { status: found?.code === "too-often" ? 429 : 404, headers });
}

/** There is nothing to read here. */
export function loader() {
  return new Response("", { status: 405, headers: { Allow: "POST", "Content-Security-Policy": "default-src 'none'" } });
}
