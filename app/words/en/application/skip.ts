/** The window in which the next application in order is passed over. */
export default {
  title: "Pass over this application",
  lead: "It stays undecided, and the next one opens. The reason and the time are kept in its history.",
  reason: "Reason",
  reasons: {
    incomplete: "It stayed incomplete after a request",
    "no-answer": "No answer to an offer in time",
    "asked-to-wait": "The applicant asked to wait",
    other: "Another reason",
  },
  note: "Private note",
  noteHint: "Only you and your colleagues see it.",
  cancel: "Cancel",
  passOver: "Pass over",
} as const;
