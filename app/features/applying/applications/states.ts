import type { ApplicationState } from "../../../db/schema/applications";
import { undecidedStates } from "./rules";

export type ApplicationAction =
  | "open"
  | "request-info"
  | "settle-info"
  | "shortlist"
  | "unshortlist"
  | "approve"
  | "decline"
  | "reopen"
  | "let"
  | "undo";

type Transition = {
  action: ApplicationAction;
  from: readonly ApplicationState[];
  /** "before": of settle-info what `state_before` remembers; of undo what the trace of the undone move says. */
  to: ApplicationState | "before";
};

/** What a landlord does with a sent application: the commands take the guards of their SQL from here. Archived, star and spam are flags. */
const applicationTransitions: readonly Transition[] = [
  { action: "open", from: ["submitted"], to: "in_review" },
  { action: "request-info", from: ["submitted", "in_review", "shortlisted"], to: "info_requested" },
  { action: "settle-info", from: ["info_requested"], to: "before" },
  { action: "shortlist", from: ["submitted", "in_review"], to: "shortlisted" },
  { action: "unshortlist", from: ["shortlisted"], to: "in_review" },
  // A decision overtakes what was asked for.
  { action: "approve", from: undecidedStates, to: "approved" },
  { action: "decline", from: undecidedStates, to: "declined" },
  { action: "reopen", from: ["approved", "declined"], to: "in_review" },
  { action: "let", from: ["approved"], to: "approved" },
  // Shortly after a move, while no letter has been sent.
  { action: "undo", from: ["in_review", "shortlisted", "approved", "declined"], to: "before" },
];

/** The states from which the action may be taken. */
export function statesBefore(action: ApplicationAction): ApplicationState[] {
  return applicationTransitions.filter((row) => row.action === action).flatMap((row) => row.from);
}

/** Where the action leads from this state, or null when it may not be taken. */
export function stateAfter(from: ApplicationState, action: ApplicationAction): ApplicationState | "before" | null {
  return applicationTransitions.find((row) => row.action === action && row.from.includes(from))?.to ?? null;
}

/** Moves that a landlord makes by a button of the application's page or for many at once; each has a fixed end. */
export const landlordMoves = ["shortlist", "unshortlist", "approve", "decline", "reopen"] as const;
export type LandlordMove = (typeof landlordMoves)[number];

/** Where each of them leads, whatever it comes from. */
export const endOfMove = {
  shortlist: "shortlisted",
  unshortlist: "in_review",
  approve: "approved",
  decline: "declined",
  reopen: "in_review",
} as const satisfies Record<LandlordMove, ApplicationState>;

/** States in which somebody has decided, or nothing is left to decide: only then may a landlord erase. */
export const decidedStates: readonly ApplicationState[] = ["approved", "declined", "withdrawn", "expired"];

/** How long a move may be taken back from where it was made, and a letter that is to go at once waits. */
export const undoMs = 2 * 60 * 1000;

/** Why an application is declined: reasons of the published criteria, none of them about who somebody is. */
export const declineReasons = [
  "other-chosen",
  "income",
  "incomplete",
  "move-in",
  "pets-smoking",
  "references",
  "differed",
  "not-available",
  "report",
  "other",
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Why one is skipped where applications are reviewed in order. */
export const skipReasons = ["incomplete", "no-answer", "asked-to-wait", "other"] as const;
export type SkipReason = (typeof skipReasons)[number];

/** So much of a queue is looked at: who stands further behind is told that more are before. */
export const queueShownAtMost = 40;

/** At most so many at once: what a page of the list holds, with room. */
export const atOnce = 100;
export const noteLength = 2000;

/** In lists that hide names these have theirs: somebody was chosen by the facts, or there is no choice left to make. */
export const namedStates: readonly ApplicationState[] = ["shortlisted", "approved", "declined", "withdrawn", "expired"];
