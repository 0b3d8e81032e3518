export const declineReasonWords = {
  "other-chosen": "Another household was first, or chosen on the published criteria",
  income: "Income is below the published multiple of the rent",
  incomplete: "The application stayed incomplete after a request",
  "move-in": "The move-in date does not fit",
  "pets-smoking": "Pets or smoking against the published rule",
  references: "References were not confirmed",
  differed: "What was stated differed from the documents",
  "not-available": "The home is no longer available",
  report: "A credit or background report",
  other: "Another reason, in your own words",
};

export const skipReasonWords = {
  incomplete: "It stayed incomplete after a request",
  "no-answer": "No answer to an offer in time",
  "asked-to-wait": "The applicant asked to wait",
  other: "Another reason",
};
