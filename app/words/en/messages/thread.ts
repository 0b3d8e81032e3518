/** The thread with an applicant, as the landlord reads it. */
export default {
  title: "Messages",
  /** Wrote for the landlord, and has no account any more. */
  someoneGone: "Someone who left",
  notSeen: "Not seen yet",
  seen: "Seen by the applicant on {moment}",
  answered: "The applicant answered what you asked for",
  letters: {
    shortlisted: "You sent a letter by email: on the shortlist",
    approved: "You sent a letter by email: approved",
    declined: "You sent a letter by email: declined",
    reopened: "You sent a letter by email: reopened",
    "home-let": "You sent a letter by email: the home is rented",
  },
  /** {items}: what was asked for, with commas. {due}: a day. */
  asked: "You asked for more: {items}, due {due}",
  askedEnded: "You asked for more: {items} (no longer needed)",
  earlier: "Earlier messages",
  earlierFailed: "They couldn’t be loaded. Try again.",
  none: "Nothing written yet.",
  withdrawn: "This applicant has withdrawn. You can answer if they write to you.",
  /** {makeOne}: the words of `makeAccount`, a link. */
  needsAccount: "Writing to applicants needs an account. {makeOne}, and the form with its applications is yours there.",
  makeAccount: "Make one with the address of this form",
} as const;
