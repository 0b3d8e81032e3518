import { dayMs } from "../../../../kernel/durations";
import { zoneOfHome } from "../../../../kernel/home-zone";
import type { PageLocale } from "../../../../kernel/page-locale";
import { answerOf } from "../../../applying/applications/decision-notice";
import { erasureDates, isAnnounced, retentionRule, undecided } from "../../../applying/applications/retention";
import { duplicateText } from "../../../applying/apply/spam/reason-words";
import { threadOf } from "../../../applying/messages/thread";
import { unansweredSince } from "../../../applying/references/queries/list-references.server";
import { convertedIncome, monthsWanted } from "../../../forms/form-model/contact";
import { flagsOf } from "../../../forms/form-model/flags";
import type { Unlawful } from "../../../forms/law/unlawful";
import { guestKeptMs, guestNoticeMs } from "../../../forms/rent-forms/rules";
import { findFlags, monthlyRent, subsidyOf } from "../../decision/rules/flags";
import { lawfulPart } from "../../decision/rules/lawful-part";
import type { RetentionProps } from "../ui/retention";
import type { ReviewViewProps } from "../ui/review-view";
import type { ReadableApplication } from "./find-application.server";
import type { Review, Trace } from "./find-review.server";

type Described = {
  formId: string;
  locale: string;
  language: PageLocale;
  now: number;
  isOfGuest: boolean;
  unlawful: Unlawful;
  /** Where flags are to be had, in place of them; null where they are. */
  planAt: string | null;
};

/** What the page of an application shows beside its answers. Of what is `unlawful` nothing is flagged or reckoned. */
export function describeReview(
  found: ReadableApplication,
  review: Review,
  { formId, locale, language, now, isOfGuest, unlawful, planAt }: Described,
): ReviewViewProps {
  const { stored, duplicate } = found;
  const {
    notes,
    letters,
    history,
    declineReason,
    moveIn,
    adults,
    hasPets,
    decidedAt: _decidedAt,
    tellBy: _tellBy,
    lacksNotice: _lacksNotice,
    heldAt: _heldAt,
    announcedAt: _announcedAt,
    mayMessage,
    references,
    stateBefore: _before,
    landlord: _landlord,
    mark: _mark,
    isShared: _isShared,
    mails,
    people,
    assignedTo,
    ...marks
  } = review;
  const { incomeMonthlyMinor, incomeCurrency } = found;
  const said = {
    ...{ moveIn, adults, hasPets, incomeMonthlyMinor, incomeCurrency },
    duplicate: duplicate ? duplicateText(duplicate, language) : null,
  };
  const { definition, facts } = lawfulPart(found.definition, said, unlawful);
  const files = [found, ...found.household.flatMap(({ content }) => content ?? [])].flatMap((part) => part.documents);
  const named = ({ documentId, ...trace }: Trace) => ({
    ...trace,
    document: documentId === null ? null : paperOf(files, documentId),
  });
  const subsidyMinor = subsidyOf(definition, stored.answers);
  const rule = flagsOf(definition).find(({ key }) => key === "incomeBelow");
  return {
    application: {
      id: found.id,
      formId,
      name: found.name,
      state: found.state,
      isWeighed: isWeighed(found, history),
      ...marks,
    },
    team: { people, assignedTo },
    facts: {
      moveIn: facts.moveIn,
      months: monthsWanted(definition, stored.answers),
      adults: facts.adults,
      hasPets: facts.hasPets,
    },
    review: { notes, letters, history: history.map(named), declineReason, mails },
    ...(planAt === null
      ? {
          flags: findFlags(definition, facts, locale, {
            answers: stored.answers,
            submittedAt: found.submittedAt,
            unanswered: { askedAt: unansweredSince(references), now },
          }),
        }
      : { flags: [], planAt }),
    income: {
      incomeMinor: facts.incomeMonthlyMinor,
      incomeCurrency: facts.incomeCurrency,
      convertedMinor: facts.incomeMonthlyMinor === null ? null : convertedIncome(definition, stored.answers),
      rent: monthlyRent(definition.property, subsidyMinor),
      subsidyMinor,
      multiple: rule?.on ? (rule.threshold ?? null) : null,
      locale,
    },
    thread: {
      entries: threadOf(found.thread, {
        requests: found.requests,
        letters: letters.flatMap(({ id, kind, sendAt, state }) => (state === "sent" ? [{ id, kind, at: sendAt }] : [])),
      }),
      hasEarlier: found.thread.hasEarlier,
      mayWrite: mayMessage,
      writtenIn: stored.locale,
    },
    opened: openedIn(history),
    missingNotice: missingNoticeOf(found, review, now),
    retention: retentionOf(found, review, { formId, locale, isOfGuest }),
    locale,
    zone: zoneOfHome(definition.property.address),
  };
}

function paperOf(files: readonly { id: string; name: string }[], id: string): { name: string } | "gone" {
  const paper = files.find((file) => file.id === id);
  return paper ? { name: paper.name } : "gone";
}

/** Somebody looked at a paper, or chose this one for the shortlist. */
function isWeighed({ state }: ReadableApplication, history: readonly Trace[]): boolean {
  return state === "shortlisted" || history.some(({ action }) => /^document\.(view|download)$/.test(action));
}

/** By anybody of the account. Newest first: the first trace of a paper is its last opening. */
function openedIn(history: readonly Trace[]): Record<string, number> {
  const opened: Record<string, number> = {};
  for (const { documentId, who, at } of history)
    if (documentId && (who === "you" || who === "colleague")) opened[documentId] ??= at;
  return opened;
}

/** Null where a letter told the decision, or will in time. */
function missingNoticeOf(
  { state }: ReadableApplication,
  review: Review,
  now: number,
): ReviewViewProps["missingNotice"] {
  const answer = review.lacksNotice ? answerOf({ ...review, state, toldAs: null, isGuests: false }, now) : null;
  if (!answer || !("until" in answer)) return null;
  const isComing = review.letters.some(
    ({ state: letter, sendAt }) => letter === "waiting" && sendAt < Math.max(answer.until, now + dayMs),
  );
  return isComing
    ? null
    : { until: answer.until, isOver: answer.kind === "unannounced", needsReport: review.declineReason === "report" };
}

function retentionOf(
  found: ReadableApplication,
  { decidedAt, heldAt, announcedAt, notes }: Review,
  { formId, locale, isOfGuest }: { formId: string; locale: string; isOfGuest: boolean },
): RetentionProps {
  const { address } = found.definition.property;
  const isNear = decidedAt !== null && isAnnounced({ decidedAt, announcedAt });
  return {
    formId,
    applicationId: found.id,
    locale,
    rule: retentionRule(address),
    withoutDecision: isOfGuest ? { guestDays: guestKeptMs / dayMs, noticeDays: guestNoticeMs / dayMs } : undecided,
    dates: decidedAt === null ? null : erasureDates({ decidedAt, announcedAt, address }),
    hasPapers:
      found.documents.length > 0 || found.household.some(({ content }) => (content?.documents.length ?? 0) > 0),
    announcedAt: isNear ? announcedAt : null,
    heldAt,
    holdReason: notes.findLast(({ kind }) => kind === "hold")?.text ?? null,
  };
}
