/** Of an answer that does not fit a published rule: a word, never a block. `rule`: as the start page says it; `days`: how old a report may be. */
export default {
  hint: "The landlord’s rule: {rule} Your answer differs. You can still apply.",
  others: "Other household income is added.",
  oldReport:
    "This report is older than {days, plural, one {# day} other {# days}}. You can still hand it in; the landlord may ask for a newer one.",
} as const;
