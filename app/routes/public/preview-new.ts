import { languageContext, servicesContext } from "~/context";
import { createPreviewLink } from "~/features/forms/rent-forms/commands/create-preview-link.server";
import { rentFormIdSchema } from "~/kernel/ids";
import { readFields } from "~/platform/body/posted-fields.server";
import { landlordsOfRequest } from "~/routes/shared/request-landlord";
import { refusedWords } from "~/routes/shared/words/refused-words";
import { fileHeaders } from "../../platform/security-headers";
import type { Route } from "./+types/preview-new";

export function loader() {
  return new Response("Method Not Allowed", { status: 405, headers: { Allow: "POST", ...fileHeaders } });
}

/** Makes a preview link for a form of whoever asks: `{ url }`. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const message = refusedWords[context.get(languageContext)].unknownForm;
  const form = await readFields(request, 1024);
  const formId = rentFormIdSchema.safeParse(form?.get("formId"));
  if (!formId.success) return Response.json({ message }, { status: 404 });
  for (const landlord of await landlordsOfRequest(request, context)) {
    const made = await createPreviewLink(services, landlord, formId.data);
    if (made.ok) return Response.json(made.value);
  }
  return Response.json({ message }, { status: 404 });
}
