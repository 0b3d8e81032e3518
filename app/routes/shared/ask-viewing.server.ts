import { data } from "react-router";
import { findPublicForm } from "../../features/applying/apply/queries/find-public-form.server";
import { type AskField, askFields, askingSchema } from "../../features/applying/viewings/ask-schema";
import { askViewing } from "../../features/applying/viewings/commands/ask-viewing.server";
import { checkAsking } from "../../features/applying/viewings/commands/check-asking.server";
import { mailLink } from "../../features/applying/viewings/commands/mail-link.server";
import { findBookingById } from "../../features/applying/viewings/queries/find-booking.server";
import { listSlots } from "../../features/applying/viewings/queries/list-slots.server";
import { asksContactOnly } from "../../features/applying/viewings/queries/viewing-law.server";
import { standingOf } from "../../features/applying/viewings/standing";
import type { AskPageProps } from "../../features/applying/viewings/ui/ask-page";
import { localize } from "../../features/forms/form-model/localized";
import type { PublishedForm } from "../../features/forms/form-model/published-form";
import { addressAnswerName, settleAddress } from "../../kernel/doubted-address";
import { emailSchema } from "../../kernel/email";
import { zoneOfHome } from "../../kernel/home-zone";
import type { PageLocale } from "../../kernel/page-locale";
import { lineOf } from "../../kernel/typed-text";
import { readSmallForm } from "../../platform/body/posted-fields.server";
import { clientAddress } from "../../platform/client-address";
import type { Person } from "../../platform/people/people.server";
import { proofName } from "../../platform/proof-of-work/challenge";
import type { Services } from "../../services";
import { localeOfRequest } from "./apply-answer";
import { applyPolicy } from "./apply-policy";

/** Where viewings of a form are asked for. `status`: by the status page there, of whoever is invited; null of nobody. */
type Place = { urlId: string; at: string; status: { at: string; applicant: Person | null } | null };

type Shown = Pick<AskPageProps, "state" | "typed" | "errors"> &
  Partial<Pick<AskPageProps, "isSlotGone" | "doubt" | "proof" | "became">>;

const untyped: Record<AskField, string> = { slot: "", people: "", name: "", email: "", phone: "" };

/** The page where a viewing is asked for; 404 where the form has none, or none for this reader. */
export async function showAsking(services: Services, request: Request, place: Place) {
  const found = await findViewings(services, place);
  return pageOf(request, place, found, { state: "ask", typed: untyped, errors: {} });
}

/** A request for a viewing as it was posted, or a press for its link once more. */
export async function answerAsking(services: Services, request: Request, place: Place) {
  const found = await findViewings(services, place);
  const fields = await readSmallForm(request);
  const applicant = place.status?.applicant ?? null;
  const { email, doubt } = applicant
    ? { email: applicant.email, doubt: null }
    : settleAddress(lineOf(fields, "email"), fields.get(addressAnswerName) ?? "");
  const typed = { ...untyped, ...Object.fromEntries(askFields.map((name) => [name, lineOf(fields, name)])), email };
  const shown = { state: "ask", typed, errors: {}, doubt } as const;
  if (!found) return pageOf(request, place, null, shown);
  const { formId } = found.form;
  const intent = fields.get("intent");
  if (intent === "again") {
    const known = emailSchema.safeParse(email);
    if (!known.success) return pageOf(request, place, found, { ...shown, errors: { email: true } }, 400);
    const isMailed = await mailLink(services, { formId, email: known.data });
    return pageOf(request, place, found, { ...shown, state: isMailed ? "mailed" : "busy" }, isMailed ? 200 : 429);
  }
  const asked = askingSchema({ ...found, applicant }).safeParse(typed);
  if (!asked.success) {
    const errors = Object.fromEntries(asked.error.issues.map(({ path }) => [String(path[0]), true]));
    return pageOf(request, place, found, { ...shown, errors }, 400);
  }
  if (doubt && !doubt.isRight) return pageOf(request, place, found, shown, 400);
  const check = await checkAsking(services, {
    formId,
    address: clientAddress(request),
    posted: fields.get(proofName),
    isPlain: intent === "plain",
    isSuspect: Boolean(fields.get("leave_empty")),
  });
  if (check && "proof" in check) return pageOf(request, place, found, { ...shown, proof: check.proof }, 429);
  if (check) {
    const headers = { "Retry-After": String(check.retryAfterSeconds) };
    return pageOf(request, place, found, { ...shown, state: "busy" }, 429, headers);
  }
  const { slot: slotId, people, person } = asked.data;
  const locale = localeOfRequest(request);
  const taken = await askViewing(services, { formId, slotId, person, people, locale });
  // Read anew: the slots are those of after this request, or of after the one that was faster.
  const after = await findViewings(services, place);
  if (!taken.ok && taken.code === "asked") return pageOf(request, place, after, { ...shown, state: "asked" }, 409);
  const booking = taken.ok ? await findBookingById(services, taken.value.id) : null;
  if (!booking) return pageOf(request, place, after, { ...shown, isSlotGone: true }, 409);
  const became = { standing: standingOf(booking), before: booking.before, slot: booking };
  return pageOf(request, place, after, { ...shown, state: "done", became });
}

type Found = { form: PublishedForm; viewings: AskPageProps["viewings"]; isContactOnly: boolean };

async function findViewings(services: Services, { urlId, status }: Place): Promise<Found | null> {
  const form = await findPublicForm(services, urlId);
  const viewings = form && (await listSlots(services, form.formId));
  if (!viewings || (status ? status.applicant === null : viewings.stage === "after")) return null;
  const isContactOnly = await asksContactOnly(services, form.definition.property);
  return { form, viewings: form.state === "open" ? viewings : { ...viewings, slots: [] }, isContactOnly };
}

async function pageOf(
  request: Request,
  { at, urlId, status }: Place,
  found: Found | null,
  shown: Shown,
  code = 200,
  more: Record<string, string> = {},
) {
  const locale: PageLocale = localeOfRequest(request);
  const headers = { ...more, "Content-Security-Policy": await applyPolicy(), "Cache-Control": "private, no-store" };
  if (!found) return data({ locale, page: null }, { status: 404, headers });
  const { title, defaultLocale, property } = found.form.definition;
  const became = shown.became && { ...shown.became, slot: timesOf(shown.became.slot) };
  const page = {
    locale,
    title: localize(title, locale, defaultLocale),
    here: `${at}?lang=${locale}`,
    formAt: `/apply/${urlId}?lang=${locale}`,
    applied: status?.applicant ? { ...status.applicant, statusAt: status.at } : null,
    recordAt: `/apply/${urlId}/viewing/record?lang=${locale}`,
    zone: zoneOfHome(property.address),
    viewings: found.viewings,
    isContactOnly: found.isContactOnly,
    ...shown,
    ...(became && { became }),
  };
  return data({ locale, page }, { status: code, headers });
}

function timesOf({ startsAt, endsAt }: { startsAt: number; endsAt: number }) {
  return { startsAt, endsAt };
}
