/** Of an answer that does not fit a published rule. A word, never a block. */
export type CriteriaHintWords = {
  /** `{rule}`: as the start page says it. */
  hint: string;
  /** After the rule for the income of a household. */
  others: string;
};

/** Beside the same answer on the landlord's page. */
export const ruleToLandlord = "Your rule: {rule} This answer differs, as the applicant was told.";

export const criteriaHintWords: CriteriaHintWords = {
  hint: "The landlord’s rule: {rule} Your answer differs. You can still apply.",
  others: "Other household income is added.",
};
