/** The dashboard: its news as one sentence, and what waits for the landlord, line by line. */
export default {
  /** {count}: how many; {said}: the same as a number, "12" or "999+". English writes small numbers as words; others need not. */
  news: {
    noForm: "Your first form takes about eight minutes.",
    /** {name}: an applicant. */
    namedOverdue: "{name} is waiting for an answer you promised.",
    overdue:
      "{count, plural, =1 {One applicant is} =2 {Two applicants are} =3 {Three applicants are} =4 {Four applicants are} =5 {Five applicants are} =6 {Six applicants are} =7 {Seven applicants are} =8 {Eight applicants are} =9 {Nine applicants are} =10 {Ten applicants are} other {{said} applicants are}} waiting for an answer you promised.",
    unread:
      "{count, plural, =1 {One application} =2 {Two applications} =3 {Three applications} =4 {Four applications} =5 {Five applications} =6 {Six applications} =7 {Seven applications} =8 {Eight applications} =9 {Nine applications} =10 {Ten applications} other {{said} applications}} no one has read yet.",
    namedUndecided: "{name} is waiting for your decision.",
    undecided:
      "{count, plural, =1 {One applicant is} =2 {Two applicants are} =3 {Three applicants are} =4 {Four applicants are} =5 {Five applicants are} =6 {Six applicants are} =7 {Seven applicants are} =8 {Eight applicants are} =9 {Nine applicants are} =10 {Ten applicants are} other {{said} applicants are}} waiting for your decision.",
    nothing: "You’re all caught up.",
  },
  /** What follows a large number, more about it, and the word of the link. */
  lines: {
    overdue: {
      what: "{count, plural, one {Answer overdue} other {Answers overdue}}",
      more: "The date your form promised has passed",
      verb: "Answer",
    },
    submitted: { what: "New", more: "No one has read them yet", verb: "Read" },
    shortlisted: { what: "Shortlisted", more: "One step away from a decision", verb: "Decide" },
    in_review: { what: "In review", more: "Read, and waiting for your decision", verb: "Decide" },
    /** {form}: its title. The number of days stands before it. */
    closes: { what: "Days until {form} closes", verb: "Extend" },
    info_requested: { what: "Asked for more", more: "Waiting for the applicant", verb: "See" },
    /** A "0" stands before it. {form}: its title. */
    unused: { what: "Applications to {form}", more: "Put its link in your listing", verb: "Share" },
  },
  /** Applicants by their names: the first two, and how many more. */
  who: {
    two: "{first} and {second}",
    oneAndMore: "{first} and {rest} more",
    twoAndMore: "{first}, {second} and {rest} more",
    /** So many that they are not counted. */
    oneAndOthers: "{first} and others",
    twoAndOthers: "{first}, {second} and others",
  },
} as const;
