/** What the applicant's own page says. The landlord's inner steps are not shown: a shortlist is being read. */
export default {
  title: "Your application",
  sentOn: "Sent",
  openedOn: "Opened by the landlord",
  changedOn: "Last changed",
  /** Before and after its day. */
  promised: ["Answer promised by", "An answer was promised by"],
  reference: "Application number",
  states: {
    submitted: ["Sent", "The landlord has it and has not opened it yet."],
    in_review: ["Being read", "The landlord has opened your application."],
    info_requested: ["More information needed", "The landlord has asked you for something."],
    decided: ["Decided", "The landlord has decided."],
    withdrawn: ["Withdrawn", "You withdrew this application. The landlord was notified."],
    expired: ["Ended", "It wasn’t decided in time, so this application has ended."],
  },
  /** Once the letter about the decision has gone. */
  outcomes: {
    approved: ["Approved", "Good news: the landlord would like to rent this home to you."],
    declined: [
      "Not chosen this time",
      "The landlord has decided, and your application was not chosen. Thank you for applying.",
    ],
    "home-let": ["Not chosen this time", "This home has been rented to someone else. Thank you for applying."],
  },
  /** `{time}`: when the letter went. */
  wrote: "What the landlord wrote to you",
  erasedTitle: "Your answers and documents are deleted",
  erasedText: "Only the application number and the dates are kept. No one can read the rest anymore.",
  answers: "What you sent",
  /** Names the download. */
  paper: "Save what you sent as a PDF",
  /** In place of it, in languages that our PDFs cannot write. */
  sentToPrint: "Show all that you sent, to print or save",
  papers: "Your documents",
  noPapers: "You sent no documents.",
  neverOpened: "Not opened yet",
  /** By what the landlord did with a paper. */
  openings: {
    view: "Viewed by the landlord on {time}",
    download: "Downloaded by the landlord on {time}",
  },
  /** The same by somebody who works in the landlord's account. */
  colleagueOpenings: {
    view: "Viewed by a colleague of the landlord on {time}",
    download: "Downloaded by a colleague of the landlord on {time}",
  },
  consents: "What you agreed to",
  withdraw: "Withdraw this application",
  withdrawText: "The landlord is notified, and you can no longer be chosen. This cannot be undone.",
  withdrawErase: "Withdraw and delete my answers and documents",
  /** What remains then. */
  withdrawErased: "Only the application number and the dates remain.",
  withdrawKeep: "Withdraw and leave them with the landlord",
  /** What remains then, and how long: with papers, without, and of a form of a landlord without an account. */
  withdrawKept: {
    papers: "The landlord keeps your documents for {papers} and your answers for {answers}.",
    answers: "The landlord keeps your answers for {answers}.",
    guest: "The landlord keeps your answers and documents until {time} after the form closes at the latest.",
  },
  eraseOnly: "Delete my answers and documents now",
  yesWithdraw: "Withdraw",
  decided:
    "The landlord has decided, so it can no longer be withdrawn. To have your data deleted, write to the landlord.",
  /** A correction came after the decision. */
  decidedCorrect:
    "The landlord has decided, so answers can no longer be changed. If something important is wrong, write to the landlord.",
  /** The same after an end that no landlord made. */
  overCorrect: "This application has ended, so its answers can no longer be changed.",
  /** The way to the corrections. */
  correct: "Correct an answer",
  correctText: "You can change answers and documents until the landlord decides. The landlord sees what you changed.",
  changed: "Your correction is sent, and the landlord is notified.",
  /** `{time}` in the first three, `{day}` in the others. */
  retention: {
    before: "Your documents are deleted {time} after the landlord’s decision.",
    beforeAnswers: "Your answers are deleted {time} after the landlord’s decision.",
    guest: "Your answers and documents are deleted at the latest {time} after the form closes.",
    after: "Your documents are deleted on {day}.",
    answers: "Your answers are deleted on {day}.",
    papersGone: "Your documents were deleted on {day}, as you were told before you sent them.",
  },
  /** The landlord has put it on legal hold. */
  held: "The landlord keeps your answers and documents for longer than usual, because a legal claim may need them. They are deleted when that is over. To ask why, write to the landlord.",
  heldErase:
    "The landlord keeps your answers and documents because a legal claim may need them. Until that is over they cannot be deleted on request. To ask why, write to the landlord.",
  notAnswered: "Not answered",
  /** A mail to this address waits, because it had as many as we send to one in a day. */
  mailHeld:
    "An email to you is waiting. So that no one can flood an address, we send each one only a few emails a day; yours goes out within a day, or once you open the link in an email from us.",
  /** The same for who came by a mailed link: the press that lets it go. */
  mailWaits: "An email to you is waiting, because we don’t know yet whether this address is yours.",
  mailLetGo: "This is my address",
  /** Mail to the applicant's address came back: what that is, what can be done, and what became of another try. */
  mailReturned: "Our email to you came back",
  mailReturnedText:
    "The address you gave didn’t accept our email. Change it, or try again once the inbox works. Until then, check this page for news.",
  /** The same where answers cannot be corrected any more. */
  mailReturnedOnly:
    "The address you gave didn’t accept our email. Try again once the inbox works. Until then, check this page for news.",
  mailChange: "Change the address",
  mailTry: "Try again",
  mailAgain: "We are writing to you again. If that email comes back too, this page says so.",
  mailRefused: "We’ve tried as often as we can today. Check this page for news, and try again tomorrow.",
  mailAction: "See your application",
  mailSpelledOut: "Or open this address in a browser:",
} as const;
