import type { ApplicationState } from "../../../db/schema/applications";
import { utcDay } from "../../../kernel/dates";
import { dayMs } from "../../../kernel/durations";
import { undecidedStates } from "./rules";

/** The landlord's promise of an answer, for one application. `day`: ISO, the last one in time; a day ends with it in UTC. */
export type AnswerPromise = { day: string; isOverdue: boolean; isNear: boolean };

/** The days around which a list begins to remind. */
const nearDays = 2;

/** States in which an answer is owed: what the landlord asks for meanwhile puts nothing off. */
export const owedStates = undecidedStates;

type Sent = {
  state: ApplicationState;
  submittedAt: number;
  householdCompletedAt: number | null;
  /** A member of the household has not sent the own part: the days have not begun. */
  isWaiting: boolean;
};

/** By when an application is to be answered, as its form promised. Null: no promise, a part of the household awaited, or decided. */
export function answerPromise(sent: Sent, replyWithinDays: number | undefined, now: number): AnswerPromise | null {
  if (!replyWithinDays || sent.isWaiting || !owedStates.includes(sent.state)) return null;
  const last = dayNumber(sent.householdCompletedAt ?? sent.submittedAt) + replyWithinDays;
  const today = dayNumber(now);
  return { day: utcDay(last * dayMs), isOverdue: today > last, isNear: today <= last && today + nearDays >= last };
}

function dayNumber(at: number): number {
  return Math.floor(at / dayMs);
}
