/** The window that records who gets the home. */
export default {
  title: "Rent the home to {name}",
  lead: "This records the end of your search. It sends nothing to this applicant.",
  cancel: "Cancel",
  confirm: "Rent the home",
  /** {count}: how many others are declined; a number. */
  confirmDeclining: "Rent the home, decline {count}",
  nobodyWaits: "No one else on this form is waiting for an answer.",
  othersWait:
    "{count, plural, one {# other applicant on this form is waiting for an answer} other {# other applicants on this form are waiting for an answer}}",
  keep: "Keep them",
  keepHint: "In case this falls through. Decide on them later.",
  decline: "Decline them",
  declineHint: "Because the home is no longer available.",
} as const;
