/** Everything about a landlord's request for more, as the applicant reads it: on the status page and in mails. */
export type RequestWords = {
  title: string;
  lead: string;
  due: string;
  overdue: string;
  note: string;
  textHint: string;
  fileOr: string;
  send: string;
  sendNote: string;
  /** The sentence about now, and the button. */
  asksFile: (item: string) => string;
  asksText: (item: string) => string;
  asksSeveral: (count: number) => string;
  toFile: string;
  toAnswer: string;
  toFinish: string;
  begun: string;
  lacks: string;
  /** Of questions of the form: the last page before sending, and what another tab changed. */
  checkTitle: string;
  checkLead: string;
  stale: string;
  sent: string;
  missing: (item: string) => string;
  tooLong: (item: string) => string;
  answered: string;
  ended: string;
  askedOn: string;
  over: string;
  subject: string;
  reminderSubject: string;
  heading: string;
  mailText: (count: number) => string;
  reminderText: string;
  action: string;
  spelledOut: string;
  why: string;
  questions: string;
  home: string;
  reference: string;
};

export const requestWords: RequestWords = {
  title: "The landlord needs more from you",
  lead: "Only this landlord reads it.",
  due: "Due",
  overdue: "This was due on {time}. You can still answer while the landlord waits for it.",
  note: "The landlord writes:",
  textHint: "Up to 2,000 characters.",
  fileOr: "If you don’t have it, say so here",
  send: "Send my answer",
  sendNote: "After sending, your application continues where it was.",
  asksFile: (item) => `The landlord asks you for “${item}”.`,
  asksText: (item) => `The landlord asks: “${item}”`,
  asksSeveral: (count) => `The landlord asks you for ${count} things.`,
  toFile: "Add the file",
  toAnswer: "Answer",
  toFinish: "Finish my answer",
  begun: "You have started your answer and not sent it yet.",
  lacks: "I don’t have it",
  checkTitle: "Check your answers",
  checkLead: "They join your application when you send them.",
  stale: "Something here was changed in another tab or on another device. Check it and send again.",
  sent: "Your answers were sent. The landlord has been told.",
  missing: (item) => `Answer “${item}”, or say why you cannot`,
  tooLong: (item) => `Shorten the answer to “${item}” to 2,000 characters`,
  answered: "What the landlord asked for, and your answer",
  ended: "The landlord no longer needs this.",
  askedOn: "Asked",
  over: "This request is closed: it was answered or withdrawn, or the landlord no longer waits for it.",
  subject: "The landlord needs more for your application {reference}",
  reminderSubject: "Due tomorrow: what the landlord needs for {reference}",
  heading: "The landlord needs something from you",
  mailText: (count) =>
    count === 1
      ? "The landlord asked for one more thing. See what it is and answer on your application’s page."
      : `The landlord asked for ${count} more things. See what they are and answer on your application’s page.`,
  reminderText: "Your answer is due within a day.",
  action: "See and answer",
  spelledOut: "Or open this address in a browser:",
  why: "You got this email because this address was entered in the application. Not you? You don’t need to do anything.",
  questions: "Replies to this email go to our support, not to the landlord: {support}",
  home: "Home",
  reference: "Application number",
};
