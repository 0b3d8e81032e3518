import { data, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import { type ShownState, shownState } from "~/features/applying/answering/shown-state";
import { PlainPage } from "~/features/applying/answering/ui/plain-page";
import { changeLanguage } from "~/features/applying/applicant/commands/change-language.server";
import { retryMail } from "~/features/applying/applicant/commands/retry-mail.server";
import { withdrawApplication } from "~/features/applying/applicant/commands/withdraw-application.server";
import { invitedStates } from "~/features/applying/applicant/invited-states";
import { type ApplicationStatus, findStatus } from "~/features/applying/applicant/queries/find-status.server";
import { type StatusNotice, type StatusPageProps, statusNotices } from "~/features/applying/applicant/status-view";
import { StatusPage } from "~/features/applying/applicant/ui/status-page";
import { answerPromise } from "~/features/applying/applications/answer-promise";
import { describeApplication } from "~/features/applying/applications/describe-application";
import { erasureDates } from "~/features/applying/applications/retention";
import { undecidedStates } from "~/features/applying/applications/rules";
import { inviteAgain, letGo } from "~/features/applying/apply/household/commands/invite-household.server";
import { shareInvitation } from "~/features/applying/apply/household/commands/share-invitation.server";
import { partAnchor } from "~/features/applying/apply/household/ui/household-corner";
import { loggedReferences } from "~/features/applying/references/reference-log";
import { type Booking, findBookingOfStatus } from "~/features/applying/viewings/queries/find-booking.server";
import { standingOf } from "~/features/applying/viewings/standing";
import { zoneOfHome } from "~/kernel/home-zone";
import { applicationIdSchema } from "~/kernel/ids";
import { choosePageLocale, pageLocales } from "~/kernel/page-locale";
import { readPost } from "~/platform/body/posted-fields.server";
import { openedScript, seenScript, shareScript } from "~/routes/shared/apply-scripts";
import { keepingRule } from "../../features/applying/applications/retention";
import { HomeZone } from "../../ui/zones";
import { applyPolicy } from "../shared/apply-policy";
import type { Route } from "./+types/apply-status";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** The applicant's own page, by the link of the receipt. Looking at it changes nothing. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const headers = { "Content-Security-Policy": await applyPolicy() };
  const services = context.get(servicesContext);
  const status = await findStatus(services, params.token);
  if (status?.urlId !== params.rentFormUrlId || !status) {
    const locale = choosePageLocale({ query: null, acceptLanguage: request.headers.get("Accept-Language") });
    return data({ locale, page: null }, { status: 404, headers });
  }
  const { content, ...facts } = status;
  const { locale } = facts;
  const { pathname, searchParams } = new URL(request.url);
  const isUndecided = undecidedStates.includes(facts.state);
  const described = content && describeApplication(content.definition, content.stored, locale);
  const now = services.clock.now().getTime();
  const isInvited = facts.viewingStage === "after" && invitedStates.includes(facts.state);
  const booking = isInvited
    ? await findBookingOfStatus(services, { token: params.token, urlId: params.rentFormUrlId })
    : null;
  const page = {
    locale,
    formTitle: facts.formTitle,
    landlord: facts.landlord,
    reference: facts.reference,
    submittedAt: facts.submittedAt,
    changedAt: facts.changedAt,
    heldAt: facts.heldAt,
    papersErasedAt: facts.papersErasedAt,
    outcome: facts.outcome,
    sentLetter: facts.sentLetter,
    answer: facts.answer,
    state: shownState(facts.state),
    homeZone: content && zoneOfHome(content.definition.property.address),
    isMailHeld: facts.isMailHeld,
    confirmsMailbox: facts.confirmsMailbox,
    openedScript,
    isMailReturned: facts.isMailReturned && content !== null,
    endedAt: isEnded(facts.state) ? facts.decidedAt : null,
    openedAt: openedAt(status),
    promise: answerPromise(facts, content?.definition.replyWithinDays, now),
    // Once it is decided nobody is asked any more.
    household: isUndecided ? status.household : [],
    shareScript,
    site: services.config.baseUrl,
    urlId: facts.urlId,
    invitation: invitationSchema.parse(searchParams.get("asked")),
    here: pathname,
    viewing: isInvited ? viewingOf(`${pathname}/viewing`, booking) : null,
    now,
    isUndecided,
    isSentShown: searchParams.get("show") === "sent",
    said: noticeOf(searchParams.get("said"), shownState(facts.state), facts.heldAt !== null),
    keeping: content && keepingRule(content.definition, facts.hasAccount),
    erasure:
      content && facts.decidedAt !== null
        ? erasureDates({
            decidedAt: facts.decidedAt,
            announcedAt: facts.erasureAnnouncedAt,
            address: content.definition.property.address,
          })
        : null,
    content: content &&
      described && {
        sections: described.sections,
        consents: described.consents,
        documents: content.documents,
        hasUnsent: content.hasUnsent,
        requests: content.requests,
        thread: {
          ...content.thread,
          mayWrite: facts.mayWrite,
          postId: services.ids.uuid<string>(),
          script: seenScript,
        },
        references: loggedReferences(content.references),
      },
  };
  return data({ locale, page }, { headers });
}

/** An end that the landlord did not make counts as seen, so that no list waits for it; nobody need have opened it. */
function openedAt({ state, firstViewedAt, decidedAt }: ApplicationStatus): number | null {
  return isEnded(state) && firstViewedAt === decidedAt ? null : firstViewedAt;
}

function isEnded(state: ApplicationStatus["state"] | ShownState): boolean {
  return state === "withdrawn" || state === "expired";
}

function viewingOf(askAt: string, booking: Booking | null): StatusPageProps["viewing"] {
  if (!booking) return { askAt, booked: null };
  if (booking.seenAt !== null || booking.letThroughAt !== null) return null;
  const { startsAt, endsAt } = booking;
  return { askAt, booked: { startsAt, endsAt, standing: standingOf(booking) } };
}

/** What became of a link that was asked for again. */
const invitationSchema = z.enum(["yes", "no"]).nullable().catch(null);

/** An address that somebody kept says nothing that is not so: "too late" only after the landlord's decision, "held" while it is. */
function noticeOf(said: string | null, state: ShownState, isHeld: boolean): StatusNotice | null {
  const notice = statusNotices.find((known) => known === said) ?? null;
  if (notice === "held" && !isHeld) return null;
  if (state === "decided" || (notice !== "late-withdraw" && notice !== "late-correct")) return notice;
  return isEnded(state) && notice === "late-correct" ? "over-correct" : null;
}

const bodySchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["withdraw", "erase"]) }),
  z.object({ intent: z.literal("mail-again") }),
  z.object({ intent: z.literal("opened") }),
  z.object({ intent: z.literal("language"), lang: z.enum(pageLocales) }),
  z.object({ intent: z.enum(["invite-again", "let-go", "share"]), member: applicationIdSchema }),
]);

export async function action({ request, params, context }: Route.ActionArgs) {
  const body = await readPost(request, bodySchema);
  if (!body.success) throw data(null, { status: 400 });
  const here = `/apply/${params.rentFormUrlId}/status/${params.token}`;
  const link = { token: params.token, urlId: params.rentFormUrlId };
  if ("member" in body.data) {
    const { intent, member } = body.data;
    const services = context.get(servicesContext);
    const work = { "let-go": letGo, "invite-again": inviteAgain, share: shareInvitation }[intent];
    const asked = await work(services, link, member);
    const done = { "let-go": here, "invite-again": `${here}?asked=yes`, share: `${here}#${partAnchor(member)}` };
    if (asked.ok) return redirect(done[intent], 303);
    if (asked.code === "too-often") return redirect(`${here}?asked=no`, 303);
    throw data(null, { status: 404 });
  }
  if (body.data.intent === "language") {
    await changeLanguage(context.get(servicesContext), link, body.data.lang);
    return redirect(here, 303);
  }
  // What a post on the page of a mailed link says of its mailbox is noted for all of them (workers/pressed-links.ts).
  if (body.data.intent === "opened") return redirect(here, 303);
  if (body.data.intent === "mail-again") {
    const tried = await retryMail(context.get(servicesContext), link);
    if (!tried.ok && tried.code === "not-found") throw data(null, { status: 404 });
    return redirect(`${here}?said=${tried.ok ? "mail-again" : "mail-refused"}`, 303);
  }
  const erase = body.data.intent === "erase";
  const result = await withdrawApplication(context.get(servicesContext), link, { erase });
  if (!result.ok && result.code === "not-found") throw data(null, { status: 404 });
  if (result.ok) return redirect(here, 303);
  return redirect(`${here}?said=${result.code === "held" ? "held" : "late-withdraw"}`, 303);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function ApplyStatus({ loaderData: { locale, page } }: Route.ComponentProps) {
  if (!page) return <PlainPage locale={locale} reason="unknown" />;
  const { homeZone, ...shown } = page;
  return (
    <HomeZone zone={homeZone}>
      <StatusPage {...shown} />
    </HomeZone>
  );
}
