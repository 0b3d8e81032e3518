import type { FlagKey } from "../../../features/forms/form-model/schema";

/** What each rule points out, in a few words: to filter by, and to begin a line with. */
export const flagNames: Record<FlagKey, string> = {
  incomeBelow: "Income below your multiple",
  movesInLate: "Moves in late",
  tooManyAdults: "More adults than allowed",
  petWhereNone: "Pet where none",
  paperMissing: "Document missing",
  historyShort: "Short address history",
  refereeSilent: "Reference not answered",
  sameApplicant: "Applied before",
};

/** The same where a column has room for two words. */
export const flagTags: Record<FlagKey, string> = {
  ...flagNames,
  incomeBelow: "Income under rule",
  tooManyAdults: "Too many adults",
  historyShort: "Short history",
};
