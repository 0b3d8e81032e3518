import type { ApplicationState } from "../../../db/schema/applications";
import { dayMs } from "../../../kernel/durations";
import type { RateRule } from "../../../platform/rate-limit";
import type { RuleLevel } from "../../forms/law/pack-schema";
import { undecidedStates } from "../applications/rules";

const day = 24 * 60 * 60;

export const referenceLimits = {
  /** How long a referee has. */
  lifetimeMs: 14 * dayMs,
  remindAfterMs: 3 * dayMs,
  /** Of a short answer, and of what a referee may add. */
  textLetters: 200,
  commentLetters: 600,
  /** Somebody who never answers is not asked for ever. */
  perPerson: 3,
} as const;

/** A referee never asked us for anything: counted by day, so that nobody's mailbox is filled through us. */
export const referenceRates = {
  recipient: { action: "reference-recipient", limit: 3, windowSeconds: day },
  form: { action: "reference-form", limit: 20, windowSeconds: day },
  landlord: { action: "reference-landlord", limit: 40, windowSeconds: day },
} as const satisfies Record<string, RateRule>;

/** "now": at any time; "later": after asking the applicant; "shortlist": late, as an employer; "unsaid": no yes. */
export type ReferenceConsent = "now" | "later" | "shortlist" | "no" | "unsaid";

/** Why a person cannot be asked. */
export type AskBar =
  | "place"
  | "no-address"
  | "own-address"
  | "refused-by-applicant"
  | "unsaid"
  | "not-yet"
  | "decided"
  | "open"
  | "answered"
  | "declined"
  | "asked-enough";

/** What became of a request. "expired": its time is over; "ended": the application was decided or withdrawn. */
export type ReferenceState = "open" | "answered" | "declined" | "cancelled" | "expired" | "ended";

export type ReferenceTimes = {
  answeredAt: number | null;
  declinedAt: number | null;
  cancelledAt: number | null;
  expiresAt: number;
};

/** `state`: of the application. A decision ends what is open and an undone decision opens it again, without a word written. */
export function stateOfReference(times: ReferenceTimes, state: ApplicationState, now: number): ReferenceState {
  if (times.answeredAt !== null) return "answered";
  if (times.declinedAt !== null) return "declined";
  if (times.cancelledAt !== null) return "cancelled";
  if (times.expiresAt <= now) return "expired";
  return undecidedStates.includes(state) ? "open" : "ended";
}

export type Situation = {
  state: ApplicationState;
  /** What it comes back to once the applicant has answered what was asked for. */
  stateBefore: string | null;
  /** What the law of the home's place says of asking such a person. */
  law: RuleLevel;
  applicantEmail: string;
  /** Requests to this person, as they are now. */
  earlier: readonly ReferenceState[];
};

/** Why this person cannot be asked now; null: may be asked. The first reason that nothing the landlord does now can lift counts first. */
export function barTo(
  person: { email: string | null; consent: ReferenceConsent },
  { state, stateBefore, law, applicantEmail, earlier }: Situation,
): AskBar | null {
  if (law === "off") return "place";
  if (earlier.includes("answered")) return "answered";
  if (earlier.includes("declined")) return "declined";
  if (!undecidedStates.includes(state)) return "decided";
  if (earlier.includes("open")) return "open";
  if (person.email === null) return "no-address";
  if (person.email.toLowerCase() === applicantEmail.toLowerCase()) return "own-address";
  if (person.consent === "no") return "refused-by-applicant";
  if (person.consent === "unsaid") return "unsaid";
  const isShortlisted = state === "shortlisted" || (state === "info_requested" && stateBefore === "shortlisted");
  if (person.consent !== "now" && !isShortlisted) return "not-yet";
  return earlier.length >= referenceLimits.perPerson ? "asked-enough" : null;
}

/** The applicant wants to be asked first: the landlord says that this was done. */
export function needsWord(consent: ReferenceConsent): boolean {
  return consent === "later";
}
