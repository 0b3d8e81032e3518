/** How long everything is kept: the table of the privacy policy. {time} and the like are spans, such as "30 days". */
export default {
  hours: "{count, plural, one {# hour} other {# hours}}",
  days: "{count, plural, one {# day} other {# days}}",
  months: "{count, plural, one {# month} other {# months}}",
  daysBetween: "{least} to {most} days",
  monthsBetween: "{least} to {most} months",
  /** For some of the rows below. */
  atMost: "{time} at most",
  draft: "An application that was begun and not sent",
  looseFile: "A file that was uploaded and belongs to no application",
  documents: {
    what: "Documents of a sent application",
    howLong: "{time} after the decision or the withdrawal, by the law of the home’s place",
  },
  answers: {
    what: "Answers of an application that was decided or withdrawn",
    howLong: "{time} after it, by the law of the home’s place; the landlord is notified {notice} before",
  },
  undecided: {
    what: "An application in an account that its landlord does not decide",
    howLong:
      "It ends {closedDays} days after its form closed, or {sentMonths} months after it was sent, whichever is first; the landlord is notified {notice} before. Documents and answers are then kept as after a decision",
  },
  notes: {
    what: "Notes of landlords, messages, and answers of references",
    howLong: "As long as the answers they belong to",
  },
  held: {
    what: "An application that its landlord keeps for a legal claim",
    howLong: "Until the landlord ends that; the applicant’s status page says so",
  },
  unconfirmedForm: "A form whose email was never confirmed",
  deletedForm: {
    what: "A form that a landlord deleted, with its applications",
    howLong: "{time}, and can be restored until then",
  },
  guestForm: {
    what: "A form made without an account, with its applications",
    howLong:
      "Until {time} after it closed; the landlord is notified {notice} before. Where that email cannot be delivered, {most} at most",
  },
  signUp: "A sign-up whose email was never confirmed",
  account: {
    what: "An account",
    howLong: "Until its owner deletes it; then everything in it goes at once, books apart",
  },
  invitation: {
    what: "An invitation to share an account, with its email address",
    howLong: "{time}, or until it is accepted or withdrawn",
  },
  colleague: {
    what: "That someone works in the account of another, with what is assigned and told to them there",
    howLong: "Until that ends, or either account is deleted",
  },
  books: {
    what: "What was bought, paid back, redeemed and spent, by a number without a name once the account is deleted",
    howLong: "10 years or longer, as tax law asks",
  },
  session: "A signed-in session",
  archive: "An archive or a spreadsheet, made on request",
  message: "A message to our help center",
  viewingPeople: {
    what: "Names and contact details of people who asked for a viewing, with the messages to them",
    howLong: "{time} after the viewing, or until the form is deleted",
  },
  viewingRecord: {
    what: "The order of requests for viewings and what came of each, without names",
    howLong: "As long as the form",
  },
  notices: {
    what: "Notices in an account",
    howLong: "{time} after they were read",
  },
  reports: "Reports of forms, and refused questions that someone asked us to look at",
  log: "The log of actions: ids and fingerprints, no names and no answers",
  work: "Finished work, such as an email that was sent: ids only",
  returned: "That an email to an address came back",
  pressed: "That someone pressed a link of ours, by a fingerprint of the address",
  network: "From which network a form was published, as a fingerprint",
  counters: {
    what: "Counters that slow down abuse",
    howLong: "Until their hour or day is over",
  },
} as const;
