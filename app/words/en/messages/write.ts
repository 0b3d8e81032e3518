/** Where the landlord writes to one applicant or to several. */
export default {
  one: "Message to the applicant",
  oneHint: "We email them. They answer on their status page, without an account.",
  sending: "Sending",
  send: "Send message",
  over: "{count, plural, one {# character too many} other {# characters too many}}",
  left: "{count, plural, one {# character left} other {# characters left}}",
  open: "Message",
  titleOne: "Message to this applicant",
  titleMany: "{count, plural, one {Message to # applicant} other {Message to # applicants}}",
  close: "Close",
  cancel: "Cancel",
  sendMany: "{count, plural, one {Send # message} other {Send # messages}}",
  label: "Message",
  /** {mark}: {name} with its braces, typed just so in every language. */
  hint: "Each gets it in their own thread and can’t see who else did. {mark} becomes each person’s name.",
  preview: "Preview",
  reads: "What {name} reads",
  sent: "{count, plural, =1 {Message sent.} one {Message sent to # applicant.} other {Message sent to # applicants.}}",
  noneSent: "No one was messaged",
  someSent: "Sent to {sent} of {count}",
  leftOut: "Left out:",
  /** Behind the name of who was left out. */
  reasons: {
    withdrawn: "has withdrawn",
    erased: "was deleted",
    "too-many": "has already got as many messages as can be sent in one day",
    "out-of-turn": "waits for its turn: this form is read in order",
  },
  /** The same of one applicant. */
  notSent: {
    withdrawn: "Not sent: the applicant has withdrawn. Your text is kept here.",
    erased: "Not sent: this application was deleted.",
    "out-of-turn": "Not sent: this application waits for its turn.",
    "too-many": "Not sent: you have written to this applicant as often as you can in one day. Your text is kept here.",
  },
  /** Why a text is still here. {most}: a number. */
  faults: {
    empty: "Write a message.",
    "too-long": "Shorten it to {most, number} characters.",
    "control-character": "It holds a character that cannot be sent. Remove it, or type the text again.",
    "too-large": "It is much too long. Shorten it to {most, number} characters.",
    "bad-post": "The page and this text do not fit together anymore. Copy the text and reload the page.",
    "not-found": "This application no longer exists.",
    "too-often": "You have sent many messages within an hour. Your text is kept here: try again a little later.",
    offline: "Not sent: there is no connection. Your text is kept here. Try again.",
    "signed-out": "Not sent: you have been signed out. Sign in again in this tab: your text is kept here.",
    failed: "Not sent: something went wrong. Your text is kept here. Try again.",
  },
} as const;
