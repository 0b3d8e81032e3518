/** One application as its landlord reads it: its head, the answers, what was changed, the household, the record. */
export default {
  /** {reference}: the application's number. */
  title: "Application {reference}",
  backToList: "Back to the list",
  /** Names the row of "previous", "next", "save" and "print". */
  applications: "Applications",
  /** In the order of a list. */
  previous: "Previous",
  next: "Next",
  /** In the order in which they came. */
  newer: "Newer",
  older: "Older",
  savePdf: "Save as PDF",
  print: "Print",
  state: "State",
  /** In place of the state: this household got the lease. */
  hasHome: "Has the home",
  archive: "Archive",
  /** The application is in the archive. */
  archived: "Archived",
  received: "Received",
  /** Before the day by which the landlord promised an answer, while it is to come and when it is past. */
  answerBy: "Answer by",
  answerWasDue: "Answer was due",
  /** Before the earlier application of the same person. */
  appliedBefore: "Applied before",
  email: "Email",
  phone: "Phone",
  noPhone: "No phone given",
  record: "Record",
  number: "Application number",
  formVersion: "Form version",
  answers: "Answers",
  parts: "Parts of the application",
  /** Read out behind the name of a part with something unread. */
  hasNew: ", new",
  requests: "Requests",
  documents: "Documents",
  news: {
    changedTitle: "Changed since you read it",
    changed: "The applicant changed {answers, plural, one {one answer} other {# answers}}.",
    toChange: "Go to the first change",
    answeredTitle: "Your request was answered",
    answered: "The applicant sent what you asked for.",
    toAnswer: "Go to the answer",
    markRead: "Mark as read",
  },
  sheet: {
    /** A list of the form to which the applicant added nothing. */
    nothingAdded: "Nothing added",
    notStored: "No longer stored",
    notAnswered: "Not answered",
    unlawful: "This may no longer be asked here. It’s left out of flags and comparison. Don’t decide by it.",
    drawnSignature: "Drawn signature",
    /** {name}: of a file. */
    heldFile: "{name} (opens once the application is released)",
    agreedTo: "Agreed to",
    agreed: "Yes",
    notAgreed: "No",
  },
  signing: {
    title: "Signed",
    by: "By",
    at: "At",
    fingerprint: "Fingerprint (SHA-256)",
    fingerprintNote:
      "Made from the time, the texts shown, what was agreed to and every answer. Any change would give a different one.",
    amended: "Changed, not signed again",
    amendedNote: "The fingerprint of the answers as they are now. The signature is of the first ones.",
    /** Notices that the applicant saw. */
    shown: "Shown before sending",
  },
  corrections: {
    title: "Changed by the applicant",
    unread: "Changed since you read it",
    former: "The whole application before this change",
    hasEarlier: "Earlier changes are not shown here.",
    /** A file whose name is not kept. */
    aDocument: "A document",
    /** Stand before an answer. */
    before: "Before:",
    now: "Now:",
    notAsked: "Not asked",
    signatureBefore: "Signature before",
    signatureNow: "Signature now",
  },
  household: {
    title: "Household",
    complete: "Everyone has sent their part; complete since {time}.",
    missing:
      "{total, plural, one {{missing} of # part is still missing.} other {{missing} of # parts are still missing.}} We notify you when they are in.",
    roles: { co_applicant: "Co-applicant", guarantor: "Guarantor" },
    sent: "Sent {time}",
    /** When somebody was asked for the part by mail, or named without an address; and whether it was begun. */
    asked: { begun: "Begun; asked {time}", notBegun: "Not begun; asked {time}" },
    named: {
      begun: "Begun; named without an email address of their own {time}",
      notBegun: "Not begun; named without an email address of their own {time}",
    },
    partOf: "Part of {name}",
    income: "Joint income a month: {sum}",
    guarantorIncome: "Guarantor {name}: {income}, not counted.",
  },
} as const;
