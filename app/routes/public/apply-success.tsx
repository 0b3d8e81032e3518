import { data } from "react-router";
import { servicesContext } from "~/context";
import { pageWords } from "~/features/answering/page-words";
import { PlainPage } from "~/features/answering/ui/plain-page";
import { readDraftToken } from "~/features/applications/draft-cookie";
import { choosePageLocale } from "~/features/applications/locale";
import { findReceipt } from "~/features/applications/queries/find-draft.server";
import { findPublicForm } from "~/features/apply/queries/find-public-form.server";
import { HeldPage } from "~/features/apply/spam/ui/held-page";
import { SuccessPage } from "~/features/apply/ui/success-page";
import { localize } from "~/features/form-model/localized";
import { applyPolicy } from "../shared/apply-policy";
import type { Route } from "./+types/apply-success";

export const handle = { hydrate: false, styles: "apply" };

/** The receipt of the draft behind the cookie; without one, or before sending, a way to the form. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const form = await findPublicForm(services, params.rentFormUrlId);
  const token = readDraftToken(request.headers.get("Cookie"), params.rentFormUrlId, services.config.isHttps);
  const receipt = form && (await findReceipt(services, form.formId, token));
  const headers = { "Content-Security-Policy": await applyPolicy() };
  const acceptLanguage = request.headers.get("Accept-Language");
  const locale = choosePageLocale({ query: receipt?.locale ?? null, acceptLanguage });
  if (!form || !receipt) return data({ locale, receipt: null, urlId: form?.urlId ?? null }, { status: 404, headers });
  const shown = {
    title: localize(form.definition.title, locale, form.definition.defaultLocale),
    landlord: receipt.landlord,
    replyWithinDays: form.definition.replyWithinDays,
    reference: receipt.reference,
    email: receipt.email,
    sentAt: receipt.submittedAt,
    held: receipt.held,
    isMailHeld: receipt.isMailHeld === 1,
    wasAlreadySent: new URL(request.url).searchParams.get("said") === "already",
  };
  return data({ locale, receipt: shown, urlId: form.urlId }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

export default function ApplySuccess({ loaderData }: Route.ComponentProps) {
  const { locale, receipt, urlId } = loaderData;
  if (receipt?.held) return <HeldPage locale={locale} {...receipt} held={receipt.held} />;
  if (receipt) return <SuccessPage locale={locale} {...receipt} />;
  return (
    <PlainPage locale={locale} reason={urlId ? "draftGone" : "unknown"}>
      {urlId ? (
        <p>
          <a className="go" href={`/apply/${urlId}`}>
            {pageWords[locale].start}
          </a>
        </p>
      ) : null}
    </PlainPage>
  );
}
