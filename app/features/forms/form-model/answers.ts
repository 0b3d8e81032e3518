import type { MoneyPeriod } from "./schema-parts";

/**
 * What a browser posts and what a draft keeps, exactly as typed: control name -> values.
 * Names: `{fieldId}`, `{fieldId}.{part}`, `{sectionId}.{index}.{fieldId}` and `{sectionId}.{index}.{fieldId}.{part}`
 * (index 0, 1, 2 ... without gaps), `consent.{consentId}`. File fields hold document ids.
 * The parts of each kind stand in kinds/<kind>/parse.ts; a kind of one control has the bare name.
 * `present` and consents are ticked by any value that is not empty.
 */
export type RawAnswers = Record<string, string[]>;

export type NameAnswer = { first: string; last: string };
export type AddressAnswer = {
  line1: string;
  line2?: string;
  city: string;
  region?: string;
  postcode?: string;
  country: string;
  /** "I have no fixed address": the rest is empty. */
  none?: true;
};
export type MoneyAnswer = {
  amountMinor: number;
  currency: string;
  /** About the same in the currency of the home, as the applicant converts an amount of another. */
  convertedMinor?: number;
  period?: MoneyPeriod;
  basis?: "gross" | "net";
  /** "I have no income". */
  none?: true;
};
export type DateRangeAnswer = { from: string; to?: string; present?: true };
export type ChoiceAnswer = { option: string } | { other: string };
export type MultiChoiceAnswer = { options: string[]; other?: string };
/** The typed name signs; `drawing` (see drawing.ts) stands beside it where the applicant drew one, too. */
export type SignatureAnswer = { typedName: string; drawing?: string };

/**
 * A parsed answer, in the shape that kinds/<kind>/kind.ts names: dates are YYYY-MM-DD or YYYY-MM, chosen options their ids.
 */
export type Answer =
  | string
  | number
  | boolean
  | string[]
  | NameAnswer
  | AddressAnswer
  | MoneyAnswer
  | DateRangeAnswer
  | ChoiceAnswer
  | MultiChoiceAnswer
  | SignatureAnswer;

export type RepeatItem = Record<string, Answer>;
/** Keyed by field id; a repeatable section's id keys its items. Hidden and unanswered questions are absent. */
export type Answers = Record<string, Answer | RepeatItem[]>;

export type AnswerErrorCode =
  | "required"
  | "too-long"
  | "too-short"
  | "too-small"
  | "too-large"
  | "too-few"
  | "too-many"
  | "not-a-number"
  | "ambiguous"
  | "other-currency"
  | "not-an-email"
  | "not-a-phone"
  | "which-country"
  | "not-a-postcode"
  | "not-a-date"
  | "date-swapped"
  | "date-too-early"
  | "date-too-late"
  | "range-reversed"
  | "not-an-option"
  | "control-character"
  | "signature-mismatch"
  | "unknown-field";

/** `path` is the control's name (see RawAnswers), so that an error lands beside its control. `params` fill the message. */
export type AnswerError = { path: string; code: AnswerErrorCode; params?: Record<string, string | number> };

export type Evaluation = {
  visibleSections: string[];
  /** Paths of visible fields: `{fieldId}` or `{sectionId}.{index}.{fieldId}`. */
  visibleFields: string[];
  requiredFields: string[];
  errors: AnswerError[];
  /** Only what is visible and parsed. */
  cleaned: Answers;
  /** Ids of the consents that are ticked, required or not. */
  acceptedConsents: string[];
};

/** draft: types, sizes and membership, nothing is required. step: as submit, for one section. submit: with consents. */
export type EvaluateMode = { mode: "draft" } | { mode: "step"; sectionId: string } | { mode: "submit" };
