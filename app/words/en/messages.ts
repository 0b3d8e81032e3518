/** Everything about the thread with the landlord, as the applicant reads it: on the status page and in the mail. */
export default {
  title: "Messages",
  lead: "Between you and the landlord. No one else reads them.",
  /** Nobody has written yet. */
  first: "Write to the landlord",
  landlord: "The landlord",
  you: "You",
  /** The landlord has seen it. */
  seen: "Seen by the landlord on",
  asked: "The landlord asked you for:",
  due: "Due",
  answered: "You answered what was asked for.",
  letter: "The landlord sent you a letter by email.",
  label: "Your message to the landlord",
  hint: "Up to 2,000 characters. Please leave out bank details, passwords and identity numbers.",
  send: "Send message",
  sent: "Your message is sent, and the landlord is notified.",
  over: "This message could not be sent: the application is no longer open for messages.",
  closed: "You can’t write here: this landlord has no account to reply from.",
  earlier: "Earlier messages",
  back: "Back to the newest messages",
  markRead: "I have read this",
  faults: {
    empty: "Write a message",
    "too-long": "Shorten your message to 2,000 characters",
    "control-character": "Your message contains a character that cannot be sent. Remove it, or type the text again",
    "too-often":
      "You have sent many messages. Your text is kept here: please wait {minutes, plural, one {# minute} other {# minutes}} and send it again",
    "too-many":
      "You have sent as many messages as can be sent within a day. Your text is kept here: try again tomorrow",
    "too-large": "Your message is much too long. Shorten it to 2,000 characters",
  },
  subject: "The landlord wrote to you about {reference}",
  heading: "You have a message from the landlord",
  mailText:
    "{count, plural, =1 {The landlord wrote you a message. Read it and answer on your application’s page.} other {The landlord wrote you # messages. Read them and answer on your application’s page.}}",
  action: "Read and answer",
  spelledOut: "Or open this address in a browser:",
  why: "You got this email because this address was entered in the application. Not you? You don’t need to do anything.",
  questions: "Replies to this email go to our support, not to the landlord: {support}",
  home: "Home",
  reference: "Application number",
} as const;
