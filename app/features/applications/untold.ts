import type { ApplicationState } from "../../db/schema/applications";
import type { LetterKind } from "../../db/schema/review";

/** Kinds of letters that tell of a decision. */
export const outcomes = ["approved", "declined", "home-let"] as const satisfies readonly LetterKind[];
export type OutcomeKind = (typeof outcomes)[number];

/** So long a landlord may take to write, once he has decided; longer where an answer was promised for a later day. */
export const tellWithinMs = 72 * 60 * 60 * 1000;

/**
 * What somebody who applied may know of a decision: the letter's kind once it has gone; before that whether it may still come.
 * `until`: in milliseconds, when waiting for it is over.
 */
export type Answer = { kind: OutcomeKind } | { kind: "waiting" | "untold"; until: number; decidedAt: number };

type Decided = {
  state: ApplicationState;
  decidedAt: number | null;
  /** `application.tell_by`; null for one that was decided by a Worker of before, or whose time is over. */
  tellBy: number | null;
  toldAs: OutcomeKind | null;
};

/** Null while nothing is decided, and for an end that no landlord made. */
export function answerOf({ state, decidedAt, tellBy, toldAs }: Decided, now: number): Answer | null {
  if (state !== "approved" && state !== "declined") return null;
  if (toldAs) return { kind: toldAs };
  const until = Math.max(tellBy ?? 0, (decidedAt ?? 0) + tellWithinMs);
  return { kind: now < until ? "waiting" : "untold", until, decidedAt: decidedAt ?? 0 };
}
