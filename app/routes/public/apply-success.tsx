import { data, redirect } from "react-router";
import { servicesContext } from "~/context";
import { readDraftToken } from "~/features/applications/draft-cookie";
import { choosePageLocale } from "~/features/applications/locale";
import { findPublicForm } from "~/features/applications/queries-apply.server";
import { findReceipt } from "~/features/applications/queries-draft.server";
import { SuccessPage } from "~/features/applications/ui/success-page";
import type { Route } from "./+types/apply-success";
import { applyPolicy } from "./apply-policy";

export const handle = { hydrate: false, styles: "apply" };

/** The receipt of the draft behind the cookie. Without one, or before sending, back to the form. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const form = await findPublicForm(services, params.rentFormUrlId);
  const token = readDraftToken(request.headers.get("Cookie"), params.rentFormUrlId, services.config.isHttps);
  const receipt = form && (await findReceipt(services, form.formId, token));
  if (!receipt) throw redirect(`/apply/${encodeURIComponent(params.rentFormUrlId)}`);
  const locale = choosePageLocale({ query: receipt.locale, acceptLanguage: null });
  const headers = { "Content-Security-Policy": await applyPolicy() };
  return data(
    { locale, definition: form.definition, reference: receipt.reference, sentAt: receipt.submittedAt },
    { headers },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

export default function ApplySuccess({ loaderData }: Route.ComponentProps) {
  return <SuccessPage {...loaderData} />;
}
