/** What a landlord can do with one application, and what was decided. */
export default {
  decision: "Decision",
  yourDecision: "Your decision",
  /** {day}: by when an answer was promised. */
  promised: "Answer promised by {day}",
  promiseOver: "Answer was promised by {day}",
  /** Leads to where the applicant is asked for more. */
  ask: "Ask",
  shortlist: "Shortlist",
  offShortlist: "Off the shortlist",
  shortlistWithMessage: "Shortlist with a message",
  decline: "Decline",
  approve: "Approve",
  /** Names the household that gets the lease. */
  rent: "Rent the home",
  more: "More",
  star: "Star",
  unstar: "Take the star off",
  reopen: "Reopen",
  delete: "Delete",
  archive: "Archive",
  unarchive: "Take out of the archive",
  deleting: {
    title: "Delete this application?",
    text: "Answers, documents, notes and contact details are deleted right away and can’t be restored. The application number, dates and history stay.",
    confirm: "Delete application",
  },
  panels: {
    decided: "What was decided",
    notToldYet: "Not told yet",
    order: "Order",
    declinedBecause: "Declined because",
    incomeToRent: "Income to rent",
    flagged: "Flagged by your rules",
    owedNext: "What you owe next",
    told: "What the applicant was told",
    messages: "Messages",
    yourNotes: "Your notes",
    /** Of "Your notes", on a tab. */
    notes: "Notes",
  },
  flagsOffer: "A form with a credit or Pro flags answers that don’t meet your published rules.",
  creditOffer: "See what a credit adds",
  /** Behind what was decided. {who}: see `who` of the record. */
  decidedBy: "by {who}, {time}",
  letter: "The letter",
  withNotice: "With the notice about the report that was used.",
  /** For a landlord without an account. */
  guest: {
    toDecide: "To decide",
    yourDecision: "Your decision",
    ended: "How it ended",
    lead: "You see the letter before it’s sent. We email you each decision, and you can undo it for 24 hours.",
    /** {link}: `createAccount`. */
    account:
      "To compare applicants, ask for references, message them and keep notes, {link} with this form’s email address: the form comes with you.",
    createAccount: "create an account",
    undo: "Undo",
    undoing: "Undoing",
  },
  queue: {
    number: "This application is number {number} in the queue.",
    /** So many that they are not counted further. {count}: a number with a plus. */
    many: "{count} wait before this application.",
    why: "You read this form in order: it opens when those before it are decided, withdrawn or passed over.",
    toFirst: "Read the one whose turn it is",
    sent: "Sent",
    complete: "Complete",
    notComplete: "Not yet: a member of the household is missing",
  },
  turn: {
    its: "Its turn",
    /** {count}: as {number} says it, perhaps with a plus. */
    itsBefore: "{number, plural, one {Its turn, {count} waits behind it} other {Its turn, {count} wait behind it}}",
    passedOver: "Passed over",
    decided: "Decided",
    itsNote:
      "You read this form in order. The next one opens when this one is decided, withdrawn or passed over. Give 72 hours for anything missing; an offer is usually good for 48.",
    passedOverNote: "It has had its turn. You can decide on it at any time.",
    decidedNote: "You read this form in order.",
    passOver: "Pass over",
  },
} as const;
