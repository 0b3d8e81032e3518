import { data, redirect } from "react-router";
import { servicesContext } from "~/context";
import { mailMark } from "~/features/applying/answering/mail-hints";
import { shownState } from "~/features/applying/answering/shown-state";
import { PlainPage } from "~/features/applying/answering/ui/plain-page";
import { changeLanguage } from "~/features/applying/applicant/commands/change-language.server";
import { forgetDraftCookie, readDraftToken } from "~/features/applying/applications/draft-cookie";
import { findDraft, findErased, findReceipt } from "~/features/applying/applications/queries/find-draft.server";
import { openStatusPage } from "~/features/applying/apply/commands/open-status-page.server";
import { findReceiptHousehold } from "~/features/applying/apply/household/queries/find-receipt-household.server";
import { languageAsked } from "~/features/applying/apply/posting";
import { findPublicForm } from "~/features/applying/apply/queries/find-public-form.server";
import { forgottenHash } from "~/features/applying/apply/saved-answers/place";
import { HeldPage } from "~/features/applying/apply/spam/ui/held-page";
import {
  isShortcutPlace,
  opensStatusPage,
  type ShortcutPlace,
  shortcutPlaces,
} from "~/features/applying/apply/status-page-shortcut";
import { DevicePage } from "~/features/applying/apply/ui/device-page";
import { ErasedPage, NothingHere } from "~/features/applying/apply/ui/erased-page";
import { SuccessPage } from "~/features/applying/apply/ui/success-page";
import { localize } from "~/features/forms/form-model/localized";
import type { PublishedForm } from "~/features/forms/form-model/published-form";
import { zoneOfHome } from "~/kernel/home-zone";
import { choosePageLocale, type PageLocale, readLanguage } from "~/kernel/page-locale";
import { suggestAddress } from "~/kernel/suggest-address";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { localeOfRequest } from "~/routes/shared/apply-answer";
import { applyScripts, keepScript } from "~/routes/shared/apply-scripts";
import type { Services } from "../../services";
import { HomeZone } from "../../ui/zones";
import { applyPolicy } from "../shared/apply-policy";
import type { Route } from "./+types/apply-success";

export const handle = { hydrate: false, styles: "apply" };

/** The receipt of the draft behind the cookie; without one, what this device knows instead, and a way to the form. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const form = await findPublicForm(services, params.rentFormUrlId);
  const token = readDraftToken(request.headers.get("Cookie"), params.rentFormUrlId, services.config.isHttps);
  const receipt = form && (await findReceipt(services, form.formId, token));
  const headers = { "Content-Security-Policy": await applyPolicy() };
  const said = new URL(request.url).searchParams.get("said");
  const acceptLanguage = request.headers.get("Accept-Language");
  const locale = choosePageLocale({ query: receipt?.locale ?? null, acceptLanguage });
  const urlId = form?.urlId ?? null;
  const none = { locale, receipt: null, urlId, device: null, erased: null };
  if (form && !receipt && said === "forgotten") {
    return data({ ...none, locale: localeOfRequest(request), device: "forgotten" as const }, { headers });
  }
  if (!form) return data(none, { status: 404, headers });
  if (!receipt) {
    const erased = await erasedHere(services, form, token);
    return data({ ...none, ...erased }, { status: erased ? 410 : 404, headers });
  }
  if (said === "again") return data({ ...none, device: "sent" as const }, { headers });
  const isOwnPageOpen = opensStatusPage(receipt, services.clock.now().getTime());
  const isDoubted = isOwnPageOpen && suggestAddress(receipt.email) !== null;
  const settled = isDoubted ? (await findDraft(services, form.formId, token))?.stored.settled : undefined;
  const shown = {
    title: localize(form.definition.title, locale, form.definition.defaultLocale),
    landlord: receipt.landlord,
    replyWithinDays: receipt.replyWithinDays,
    isWaiting: receipt.isWaiting,
    reference: receipt.reference,
    email: receipt.email,
    isMailDoubted: isDoubted && !settled?.includes(mailMark(receipt.email)),
    sentAt: receipt.submittedAt,
    homeZone: zoneOfHome(form.definition.property.address),
    held: receipt.held,
    isMailHeld: receipt.isMailHeld === 1,
    wasAlreadySent: said === "already",
    isOwnPageOpen,
    // Later the next person at this device may be somebody else.
    household: isOwnPageOpen && receipt.hasHousehold === 1 ? await findReceiptHousehold(services, receipt.id) : [],
    isTooOften: said === "often",
    state: shownState(receipt.state),
  };
  return data({ ...none, receipt: shown }, { headers });
}

/** What was sent from this device and is erased. What is not sent yet is gone on with. */
async function erasedHere(services: Services, form: PublishedForm, token: string | null) {
  const [draft, erased] = await Promise.all([
    findDraft(services, form.formId, token),
    findErased(services, form.formId, token),
  ]);
  if (draft) throw redirect(`/apply/${form.urlId}?step=100`);
  if (!erased) return null;
  const { defaultLocale, property, title } = form.definition;
  const locale = readLanguage(erased.locale);
  const homeZone = zoneOfHome(property.address);
  return { locale, erased: { ...erased, title: localize(title, locale, defaultLocale), homeZone } };
}

/** Opens what was sent (page, PDF, correction), or lets this device forget who applied. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await findPublicForm(services, params.rentFormUrlId);
  const posted = await readSmallForm(request);
  const intent = posted.get("intent");
  if (!form) throw data(null, { status: 404 });
  const language = intent === "language" ? languageAsked(posted) : null;
  if (language) return speak(services, form, request, language);
  if (isShortcutPlace(intent)) return redirect(await ownPlaceOf(services, form, request, intent), 303);
  if (intent !== "someone-else" && intent !== "forget") throw data(null, { status: 400 });
  const to = `/apply/${form.urlId}${intent === "forget" ? "/success?said=forgotten" : ""}${forgottenHash}`;
  const headers = { "Set-Cookie": forgetDraftCookie(form.urlId, services.config.isHttps) };
  return redirect(to, { status: 303, headers });
}

/** The receipt in another language, and with it the mails about what was sent from this device. */
async function speak(services: Services, { formId, urlId }: PublishedForm, request: Request, locale: PageLocale) {
  const token = readDraftToken(request.headers.get("Cookie"), urlId, services.config.isHttps);
  const receipt = await findReceipt(services, formId, token);
  if (receipt) await changeLanguage(services, receipt, locale);
  return redirect(`/apply/${urlId}/success`, 303);
}

/** Where a press on the receipt leads: the receipt says what is in the way. */
async function ownPlaceOf(
  services: Services,
  { formId, urlId }: PublishedForm,
  request: Request,
  place: ShortcutPlace,
) {
  const token = readDraftToken(request.headers.get("Cookie"), urlId, services.config.isHttps);
  const opened = await openStatusPage(services, { formId, token });
  if (opened.ok) return `/apply/${urlId}/status/${opened.value}${shortcutPlaces[place]}`;
  return `/apply/${urlId}/success${opened.code === "too-often" ? "?said=often" : ""}`;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

export default function ApplySuccess({ loaderData }: Route.ComponentProps) {
  const { locale, receipt, urlId, device, erased } = loaderData;
  if (receipt?.held && urlId) return <HeldPage locale={locale} urlId={urlId} {...receipt} held={receipt.held} />;
  if (receipt && urlId) {
    const { homeZone, ...shown } = receipt;
    return (
      <HomeZone zone={homeZone}>
        <SuccessPage locale={locale} urlId={urlId} {...shown} keepScript={keepScript} />
      </HomeZone>
    );
  }
  if (erased && urlId) {
    const { homeZone, ...left } = erased;
    return (
      <HomeZone zone={homeZone}>
        <ErasedPage {...left} locale={locale} urlId={urlId} />
      </HomeZone>
    );
  }
  if (device && urlId) return <DevicePage locale={locale} urlId={urlId} state={device} scripts={applyScripts} />;
  return urlId ? <NothingHere locale={locale} urlId={urlId} /> : <PlainPage locale={locale} reason="unknown" />;
}
