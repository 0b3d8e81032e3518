/** The note under a question in the landlord's own words: refused (red), or asked only with a reason (amber). */
export default {
  refused: "This question cannot be asked here",
  warned: "This question needs a reason",
  /** Link to the page of all that is never asked. */
  seeRestrictions: "What may not be asked",
  /** Button: sends the question to us. The next four: what became of it. */
  isWrong: "I think this is wrong",
  sending: "Sending",
  sent: "Sent. We read it and mend the rule where it is wrong. Until then the question stays refused.",
  busy: "Many came from your connection. Try again in an hour.",
  failed: "It was not sent. Try again.",
  reason: "Why do you ask?",
  reasons: {
    "required-here": "The law requires it here",
    "needed-now": "It is needed at this stage",
    other: "Another reason",
  },
  otherText: "Your reason",
  shownAsOptional: "Some places do not allow it. Applicants see it as optional, with its purpose.",
} as const;
