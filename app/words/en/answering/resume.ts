/** Everything about finishing later: the corner of each step, the page behind the link, the mails. */
export type ResumeWords = {
  later: string;
  laterText: string;
  email: string;
  send: string;
  sentTitle: string;
  sentText: string;
  badEmail: string;
  tooOften: string;
  shared: string;
  forget: string;
  /** Beside what is wrong with the address. */
  eraseInstead: string;
  title: string;
  lead: string;
  open: string;
  stop: string;
  stopTitle: string;
  stopLead: string;
  stoppedTitle: string;
  stopped: string;
  over: string;
  overText: string;
  subject: string;
  reminderSubject: string;
  heading: string;
  mailText: string;
  done: string;
  ends: string;
  action: string;
  spelledOut: string;
  why: string;
  stopLink: string;
  questions: string;
};

export const resumeWords: ResumeWords = {
  later: "Finish later or on another device",
  laterText: "We save this page and email you a link that brings you back to it.",
  email: "Send the link to",
  send: "Save and send me the link",
  sentTitle: "The link is on its way",
  sentText: "Everything on this page is saved. You can close it, or continue.",
  badEmail: "Enter an email address, like name@example.com",
  tooOften: "Several links were sent a short time ago. Check your inbox, or try again in an hour.",
  shared: "Is this device shared?",
  forget: "Save and forget me on this device",
  eraseInstead: "Delete my answers and forget me",
  title: "Continue your application",
  lead: "Your answers are kept. Open them on this device to continue where you stopped.",
  open: "Open my application",
  stop: "Stop the reminders",
  stopTitle: "Stop the reminders?",
  stopLead: "We remind you no more of this application. Its answers are kept, and the link to continue still works.",
  stoppedTitle: "The reminders have stopped",
  stopped: "The link to continue in your email still works.",
  over: "This link no longer works",
  overText: "The application was sent, the form is closed, or it was begun more than 30 days ago.",
  subject: "Continue your application",
  reminderSubject: "Your application is not sent yet",
  heading: "Continue your application",
  mailText:
    "Your answers are saved. The button opens a page from which you go on where you stopped, on any device. Everyone who has this email can read and change the answers there: do not pass it on.",
  done: "Done so far",
  ends: "Kept until",
  action: "Continue",
  spelledOut: "Or open this address in a browser:",
  why: "You got this email because this address was entered to continue an application later. Not you? Please delete it.",
  stopLink: "Stop the reminders",
  questions: "Replies to this email go to our support, not to the landlord: {support}",
};
