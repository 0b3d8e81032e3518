/** Everything about own parts: the lead's list, the page behind a member's link, the mails. */
export default {
  title: "Your household",
  /** On the check page, before anybody was asked. */
  willAsk:
    "When you send, we email a link to everyone with an address here, to fill in their part. They do not see your answers, and you do not see theirs.",
  asked: "Each person fills in their part through a link. They do not see your answers, and you do not see theirs.",
  roles: {
    co_applicant: "Co-applicant",
    guarantor: "Guarantor",
  },
  states: {
    named: "Not asked yet",
    asked: "Link sent",
    opened: "Started",
    done: "Done",
  },
  since: {
    asked: "Link sent on {day}, not started yet",
    opened: "Started on {day}, not sent yet",
    done: "Sent on {day}",
  },
  /** How far somebody is who has no email address of their own and has not begun. */
  handOn: "No email address of their own, so we send no link: you make one on your status page and pass it on",
  /** What comes next after sending, with such a person in the household. */
  missingHandedOn:
    "Your household is not complete: whoever has an email address of their own got a link to their part. For the others, make a link on your status page: pass it on, or let them fill in their part on this device.",
  askNow: "Send them their links now",
  askedTitle: "The links are on their way",
  askedText: "They can fill in their parts while you finish yours.",
  tooOften: "Several links were sent a short time ago. Please try again later.",
  again: "Send the link again",
  letGo: "Stop asking",
  complete: "Everyone has sent their part.",
  partTitle: {
    co_applicant: "Your part of an application",
    guarantor: "Act as guarantor for an application",
  },
  lead: "{name} is applying for this home and named you.",
  own: "You fill in your part. Only the landlord reads it; the others who apply do not.",
  guarantee: "A guarantor pays the rent if the tenant cannot. Ask for the exact terms before you sign anything.",
  begin: "Start your part",
  goOn: "Open your part",
  decline: "I do not want to take part",
  declineText: "We won’t email you again, and what you typed here is deleted.",
  declined: "You are not taking part",
  declinedText: "We won’t email you again. What you had typed is deleted.",
  doneTitle: "Your part is sent",
  doneText: "The landlord has it. The others who apply cannot read it.",
  /** On the page after sending, which is not that of the link. */
  doneMail: "A receipt is on its way to you. Its link shows what you sent and lets you withdraw it.",
  /** Before the lead has sent; `day`: when the lead's draft ends. */
  doneWaiting:
    "{name} has not sent the application yet. The landlord gets your part together with it; the others who apply cannot read it. If it is not sent by {day}, your part is deleted and we write to you.",
  sentOn: "Sent on",
  erase: "Withdraw my part and delete it",
  eraseText: "Your answers and documents are deleted at once. The application goes ahead without your part.",
  erased: "Your part is deleted",
  heldErase:
    "The landlord keeps the application for a legal claim. Your part is deleted when that is over, not before.",
  over: "This link no longer works",
  overText:
    "Your part is no longer needed: the application was decided or withdrawn, or you are no longer named in it.",
  sendPart: "Send my part",
  sendPartNote: "The landlord gets your part together with the application.",
} as const;
