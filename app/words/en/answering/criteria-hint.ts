/** Of an answer that does not fit a published rule. A word, never a block. */
export type CriteriaHintWords = {
  /** `{rule}`: as the start page says it. */
  hint: string;
  /** After the rule for the income of a household. */
  others: string;
  /** Beside the day of a report; `{days}`: how old one may be at the home's place. */
  oldReport: string;
};

/** Beside the same answer on the landlord's page. */
export const ruleToLandlord = "Your rule: {rule} This answer differs, as the applicant was told.";

type ReportAge = { age: number; days: number; place: string; until: string; isOld: boolean };

/** Beside the day of a portable report on the landlord's page. */
export function reportToLandlord({ age, days, place, until, isOld }: ReportAge): string {
  const made = age === 0 ? "Made when this was sent" : `Made ${age} ${age === 1 ? "day" : "days"} before this was sent`;
  if (isOld) return `${made}: older than the ${days} days of ${place}, as the applicant was told.`;
  return `${made}. In ${place} it is valid until ${until}.`;
}

export const criteriaHintWords: CriteriaHintWords = {
  hint: "The landlord’s rule: {rule} Your answer differs. You can still apply.",
  others: "Other household income is added.",
  oldReport: "This report is older than {days} days. You can still hand it in; the landlord may ask for a newer one.",
};
