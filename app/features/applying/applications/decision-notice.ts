import type { ApplicationState } from "../../../db/schema/applications";
import type { LetterKind } from "../../../db/schema/review";
import { dayMs } from "../../../kernel/durations";

/** Kinds of letters that tell of a decision. */
export const outcomes = ["approved", "declined", "home-let"] as const satisfies readonly LetterKind[];
export type OutcomeKind = (typeof outcomes)[number];

/** So long a landlord may take to write, once he has decided; longer where an answer was promised for a later day. */
export const noticeWithinMs = 72 * 60 * 60 * 1000;

/** A decision made by a manage link can be undone for so long, and its letter leaves after that: a forwarded link decides on nobody alone. */
export const guestPauseMs = dayMs;

/** What an applicant may know of a decision: the letter's kind, or whether one may still come until `until` (ms). */
export type Answer = { kind: OutcomeKind } | { kind: "waiting" | "unannounced"; until: number; decidedAt: number };

type Decided = {
  /** By a manage link, whoever has the form by now: nobody is told of it before the letter has gone (`guestPauseMs`). */
  isGuests: boolean;
  state: ApplicationState;
  decidedAt: number | null;
  /** `application.tell_by`; null once its time is over. */
  tellBy: number | null;
  toldAs: OutcomeKind | null;
};

/** Null while nothing is decided or a guest's decision can still be undone, and for an end that no landlord made. */
export function answerOf(decided: Decided, now: number): Answer | null {
  const { state, decidedAt, tellBy, toldAs } = decided;
  if (state !== "approved" && state !== "declined") return null;
  if (toldAs) return { kind: toldAs };
  if (isQuiet(decided, now)) return null;
  const until = Math.max(tellBy ?? 0, (decidedAt ?? 0) + noticeWithinMs);
  return { kind: now < until ? "waiting" : "unannounced", until, decidedAt: decidedAt ?? 0 };
}

/** A guest has decided and may still undo it: to those who applied it is as before. `isQuietAt` says the same in SQL. */
export function isQuiet({ isGuests, state, tellBy, toldAs }: Omit<Decided, "decidedAt">, now: number): boolean {
  return isGuests && (state === "approved" || state === "declined") && !toldAs && tellBy !== null && now < tellBy;
}
