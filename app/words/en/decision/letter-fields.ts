/** Whether, when and in what words applicants are told of a decision; and what is said of a report that was used. */
export default {
  tell: "{count, plural, =1 {Tell the applicant} other {Tell the applicants}}",
  now: "By email, now",
  nowHint: "It waits two minutes, so that you can undo it.",
  later: "By email, later",
  none: "Not by email",
  when: "When",
  words: "Your words",
  /** {placeholder}: what stands in the letter for a name, with its braces. */
  wordsHintMany: "{placeholder} becomes each person’s name. Unchanged, everyone reads it in their own language.",
  wordsHint: "The application number, the home and a link to the application are added.",
  usedReport: "I used a credit or background report",
  usedReportHint:
    "The email then names the agency and says what the applicant may ask it for under local law: in the United States a free copy within 60 days, and to dispute it.",
  agency: "Agency",
  agencyContact: "Its address and telephone number",
  score: "Credit score",
  scoreHint: "Only where a score was used. The law then wants the four lines told that appear below it.",
  scoreRange: "Scale of the score",
  scoreRangeHint: "Such as 300 to 850.",
  scoreDate: "Day on which it was made",
  scoreSource: "Who made the score",
  scoreSourceHint: "Often another company than the agency: the report says so.",
  scoreFactors: "What counted most against it",
  scoreFactorsHint: "As the report lists it, one a line: four at most, or five where one is the number of enquiries.",
  factorsFaults: {
    "too-many": "These are more than {count} lines. Leave the {count} that the report lists first.",
    "too-long": "One line is longer than {count} characters. Shorten it.",
  },
} as const;
