/** Who reads an application, and how long what is kept: `draft`, `months`, `days`, `sent`, `closed`, `guest` are spans of time in words. */
export default {
  title: "Who sees what, and for how long",
  reader: [
    "Who reads it",
    "Only the landlord of this home, and anyone the landlord asks to help. No one buys it or gets it from us.",
  ],
  /** Behind `reader`, where the landlord shares the account. {count}: people beside the landlord, at least one. */
  readers:
    "{count, plural, one {Right now the landlord and # other person may read it.} other {Right now the landlord and # others may read it.}}",
  purpose: ["What it’s for", "To decide who gets this home and to reach you about it. Nothing else."],
  before: ["Before you send", "The landlord sees nothing of it. What is not sent is deleted after {draft}."],
  documents: ["Documents", "Deleted {days} after the decision. You see when one was opened."],
  answers: ["Answers", "Deleted {months} after the decision."],
  undecided: [
    "Without a decision",
    "Your application ends {closed} after the form closed, or {sent} after you sent it. The same times run from then on.",
  ],
  guest: [
    "Documents and answers",
    "Deleted at the latest {guest} after this form closes. You see when a document was opened. If the landlord takes the form into an account, documents are deleted {days} and answers {months} after the decision instead; without a decision your application ends {closed} after the form closed, or {sent} after you sent it.",
  ],
  rights: [
    "Your rights",
    "Until the landlord decides you can follow, correct, withdraw and delete your application on its status page. After that, ask the landlord.",
  ],
  encryption: [
    "Encryption",
    "Name, contact details, answers and documents are stored encrypted. Move-in date, income, number of adults and pets are also kept unencrypted, for the landlord’s list.",
  ],
  browser: [
    "In your browser",
    "After sending you may keep your answers in this browser for the next form, locked with a key that never leaves it. We keep none of it.",
  ],
  short: {
    account: "Only the landlord; documents deleted {days} after the decision",
    guest: "Only the landlord; all deleted {guest} after this form closes",
  },
  more: "More in the privacy policy",
  paper: {
    title: "Who sees what, and what for",
    lines: [
      ["Who reads it", "Only the landlord of this home, and anyone the landlord asks to help."],
      ["What it’s for", "To decide who gets this home and to reach you about it. Nothing else."],
      ["Your rights", "To see, correct, withdraw or delete what you wrote on this paper, ask the landlord."],
    ],
  },
} as const;
