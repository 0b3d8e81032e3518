export default {
  /** What is said of a report where the word of the law is a consumer report (US), and elsewhere. */
  consumerReport:
    "The decision was based in whole or in part on information in a consumer report. It came from this consumer reporting agency:",
  report: "The decision was based in whole or in part on a report about you. It came from this agency:",
  notTheirs: "The agency did not make the decision and cannot tell you its reasons.",
  /** What the applicant may ask of the agency: by the law of the United States, where a copy is free, and elsewhere. */
  rights: {
    us: [
      "You have the right to a free copy of your report from the agency if you ask for it within 60 days.",
      "You have the right to dispute with the agency the accuracy or completeness of anything in the report.",
    ],
    free: [
      "You may ask the agency for a free copy of what it holds about you.",
      "You may ask it to correct what is wrong or incomplete.",
    ],
    other: [
      "You may ask the agency for what it holds about you, and to correct what is wrong or incomplete. Local law says how, and what it may cost.",
    ],
  },
  /** `{score}` as the landlord wrote it. */
  score: "A credit score was used in the decision: {score}",
  /** `{score}`, `{range}`, `{source}`, `{date}`. */
  scoreMade: "A credit score was used in the decision: {score}, on a scale of {range}. {source} made it on {date}.",
  factors: "What counted most against it:",
} as const;
