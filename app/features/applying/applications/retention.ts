import { dayMs } from "../../../kernel/durations";
import type { Address } from "../../forms/form-model/schema";
import { placeOf } from "../../forms/law/place-of";
import { type Retention, retentionOf } from "../../forms/law/retention";

/** An application that its landlord does not decide ends so long after its form closed, or after it was sent. */
export const undecided = { closedDays: 90, sentMonths: 6 } as const;

/** When an undecided application ends, in milliseconds: whichever comes first. `closedAt`: null while its form is open. */
export function undecidedEndsAt({ submittedAt, closedAt }: { submittedAt: number; closedAt: number | null }): number {
  const bySending = addMonths(submittedAt, undecided.sentMonths);
  return closedAt === null ? bySending : Math.min(bySending, closedAt + undecided.closedDays * dayMs);
}

/** Between the announcement of an erasure and the erasure itself, at the least. */
export const announcedMs = 7 * dayMs;
/** No place keeps anything for less than a February: what was decided later than this ago has no erasure near. */
export const shortestKeptMs = 28 * dayMs;
/** Answers that follow their papers within so many days are announced with them. */
const togetherMs = 4 * dayMs;

export type ErasureClock = { papersAt: number; answersAt: number };

/** When papers and answers are due to be erased, by the law of the home's place; `decidedAt` or withdrawn. All in ms. */
export function erasureClock(decidedAt: number, address: Address): ErasureClock {
  const { unsuccessfulMonths, documentsDays } = retentionRule(address);
  const answersAt = addMonths(decidedAt, unsuccessfulMonths);
  return { papersAt: Math.min(decidedAt + documentsDays * dayMs, answersAt), answersAt };
}

/** How long the law of the home's place lets applications be kept after the decision. */
export function retentionRule(address: Address): Retention {
  return retentionOf(placeOf(address).place);
}

/** The same for a page: how long after the decision, and whether anybody can decide. */
export function keepingRule({ property }: { property: { address: Address } }, hasAccount: boolean) {
  const { documentsDays, unsuccessfulMonths: answersMonths } = retentionRule(property.address);
  return { hasAccount, documentsDays, answersMonths };
}

export type Erasable = { decidedAt: number; announcedAt: number | null; address: Address };

/** When they will be erased as far as is known: never before a week after the announcement. */
export function erasureDates({ decidedAt, announcedAt, address }: Erasable): ErasureClock {
  const { papersAt, answersAt } = erasureClock(decidedAt, address);
  const earliest = isAnnounced({ decidedAt, announcedAt }) ? (announcedAt ?? 0) + announcedMs : 0;
  return { papersAt: Math.max(papersAt, earliest), answersAt: Math.max(answersAt, earliest) };
}

/** Announced since the decision that holds; what was said of an earlier one counts no more. */
export function isAnnounced({ decidedAt, announcedAt }: Pick<Erasable, "decidedAt" | "announcedAt">): boolean {
  return announcedAt !== null && announcedAt >= decidedAt;
}

export type AnnouncedParts = { papers: boolean; answers: boolean };

/** What an announcement made at `announcedAt` is about. */
export function announcedParts(clock: ErasureClock, papers: number, announcedAt: number): AnnouncedParts {
  const end = announcedAt + announcedMs;
  return { papers: papers > 0 && clock.papersAt <= end, answers: clock.answersAt <= end + togetherMs };
}

/** The same day some months later; the last of the month where there is no such day. */
function addMonths(at: number, months: number): number {
  const day = new Date(at);
  const then = new Date(day);
  then.setUTCMonth(day.getUTCMonth() + months);
  if (then.getUTCDate() !== day.getUTCDate()) then.setUTCDate(0);
  return then.getTime();
}
