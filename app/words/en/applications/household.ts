import type { MemberState } from "../../../features/applications/household/member";

/** Everything about own parts: the lead's list, the page behind a member's link, the mails. */
export type HouseholdWords = {
  title: string;
  /** On the check page, before anybody was asked. */
  willAsk: string;
  asked: string;
  roles: Record<"co_applicant" | "guarantor", string>;
  states: Record<MemberState | "named", string>;
  since: Record<MemberState, (day: string) => string>;
  askNow: string;
  askedTitle: string;
  askedText: string;
  tooOften: string;
  again: string;
  letGo: string;
  complete: string;
  partTitle: Record<"co_applicant" | "guarantor", string>;
  lead: (name: string) => string;
  own: string;
  guarantee: string;
  begin: string;
  goOn: string;
  decline: string;
  declineText: string;
  declined: string;
  declinedText: string;
  doneTitle: string;
  doneText: string;
  /** On the page after sending, which is not that of the link. */
  doneMail: string;
  /** Before the lead has sent; `day`: when the lead's draft ends. */
  doneWaiting: (name: string, day: string) => string;
  sentOn: string;
  erase: string;
  eraseText: string;
  erased: string;
  heldErase: string;
  over: string;
  overText: string;
  sendPart: string;
  sendPartNote: string;
  subject: string;
  reminderSubject: string;
  mailText: (name: string) => string;
  mailWhat: string;
  ends: string;
  action: string;
  spelledOut: string;
  notYou: string;
  receiptSubject: string;
  receiptText: string;
  receiptAction: string;
  receiptWaiting: (name: string, day: string) => string;
  endsSubject: (day: string) => string;
  endsHeading: string;
  endsText: (name: string, day: string) => string;
  endsLeft: string;
  erasedSubject: string;
  erasedMail: string;
  erasedWhy: string;
  questions: string;
};

export const householdWords: HouseholdWords = {
  title: "Your household",
  willAsk:
    "When you send, we email each of them a link to fill in their part. They do not see your answers, and you do not see theirs.",
  asked: "Each person gets a link to complete their part. They do not see your answers, and you do not see theirs.",
  roles: { co_applicant: "Co-applicant", guarantor: "Guarantor" },
  states: { named: "Not asked yet", asked: "Link sent", opened: "Started", done: "Done" },
  since: {
    asked: (day) => `Link sent on ${day}, not started yet`,
    opened: (day) => `Started on ${day}, not sent yet`,
    done: (day) => `Sent on ${day}`,
  },
  askNow: "Send them their links now",
  askedTitle: "The links are on their way",
  askedText: "They can fill in their parts while you finish yours.",
  tooOften: "Several links were sent a short time ago. Please try again later.",
  again: "Send the link again",
  letGo: "Stop asking",
  complete: "Everyone has sent their part.",
  partTitle: { co_applicant: "Your part of an application", guarantor: "Act as guarantor for an application" },
  lead: (name) => `${name} is applying for this home and named you.`,
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
  doneMail: "A receipt is on its way to you. Its link shows what you sent and lets you withdraw it.",
  doneWaiting: (name, day) =>
    `${name} has not sent the application yet. The landlord gets your part together with it; the others who apply cannot read it. If it is not sent by ${day}, your part is deleted and we write to you.`,
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
  subject: "Please fill in your part of a rental application",
  reminderSubject: "Your part of a rental application is still missing",
  mailText: (name) => `${name} is applying for a home and named you.`,
  mailWhat:
    "You fill in your part on your phone, without an account and without paying. No one but the landlord reads it.",
  ends: "The link works until",
  action: "See what is asked",
  spelledOut: "Or open this address in a browser:",
  notYou: "You know nothing of this? Open the link and say that you are not taking part: we won’t write to you again.",
  receiptSubject: "We sent your part of the application",
  receiptText:
    "The landlord has your part. Behind the button you see what you sent and when your documents were opened, and can withdraw it.",
  receiptAction: "See your part",
  receiptWaiting: (name, day) =>
    `The landlord gets it together with the application, which ${name} has not sent yet. If it is not sent by ${day}, your part is deleted. Behind the button you see what you sent, and can withdraw it.`,
  endsSubject: (day) => `Your part of a rental application will be deleted on ${day}`,
  endsHeading: "The application was not sent yet",
  endsText: (name, day) =>
    `You sent your part, but ${name} has not sent the application. If that does not happen by ${day}, your answers and documents are deleted. The landlord has not seen them.`,
  endsLeft: "There is nothing you have to do. Behind the button you see what you sent, and can delete it now.",
  erasedSubject: "Your part of a rental application is deleted",
  erasedMail:
    "The application that it belonged to was never sent. Your answers and documents are deleted; the landlord never got them.",
  erasedWhy: "You get this email once, because you sent a part of that application. We then delete your address too.",
  questions: "Replies to this email aren’t read. Questions: {support}",
};
