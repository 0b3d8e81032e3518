/** Why an application is declined: the landlord chooses one, the household reads a letter. */
export default {
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
} as const;
