export default {
  next: "What you can still do",
  /** `{day}`: the last on which it takes applications. */
  untilDay: "The landlord may reopen it, until {day} at the latest.",
  noDay: "The landlord may reopen it; no date is set.",
  full: "It reopens only if the landlord decides to take more.",
  closed: "It reopens only if the landlord decides to.",
  /** What a mail leads to, from any device. */
  byMail: "If you sent an application, or saved one for later, the link in your email leads to it from any device.",
  sent: "An application was sent from this device.",
  seeSent: "See its receipt",
  /** A draft on this device that may be sent still. */
  goOn: "You began on this device. Your answers are kept.",
  keptTitle: "What you typed on this device",
  /** `{day}`: when it is erased. */
  kept: "It was not sent and cannot be sent now. It is kept until {day}; the landlord can’t see any of it.",
  /** The answers unfold by a press: somebody else may be at the device. */
  show: "Are they yours? Show my answers",
  ask: "For questions, write to the person who gave you this link.",
  erase: "Delete what I typed",
  eraseText: "Your answers and documents here are deleted immediately. This cannot be undone.",
  yesErase: "Delete",
} as const;
