/** The thread with an applicant, as the landlord reads it. */
export const threadWords = {
  title: "Messages",
  /** Wrote for the landlord, and has no account any more. */
  someoneGone: "Someone who left",
  notSeen: "Not seen yet",
  seen: ({ moment }: { moment: string }) => `Seen by the applicant on ${moment}`,
  answered: "The applicant answered what you asked for",
  letters: {
    shortlisted: "You sent a letter by email: on the shortlist",
    approved: "You sent a letter by email: approved",
    declined: "You sent a letter by email: declined",
    reopened: "You sent a letter by email: reopened",
    "home-let": "You sent a letter by email: the home is rented",
  },
  asked: ({ items, due }: { items: string; due: string }) => `You asked for more: ${items}, due ${due}`,
  askedEnded: ({ items }: { items: string }) => `You asked for more: ${items} (no longer needed)`,
  earlier: "Earlier messages",
  earlierFailed: "They couldn’t be loaded. Try again.",
  none: "Nothing written yet.",
  withdrawn: "This applicant has withdrawn. You can answer if they write to you.",
  needsAccount: ({ makeOne }: { makeOne: string }) =>
    `Writing to applicants needs an account. ${makeOne}, and the form with its applications is yours there.`,
  makeAccount: "Make one with the address of this form",
} as const;

/** Where the landlord writes to one applicant or to several. */
export const writeWords = {
  one: "Message to the applicant",
  oneHint: "We email them. They answer on their status page, without an account.",
  sending: "Sending",
  send: "Send message",
  over: ({ count }: { count: number }) => `${count} characters too many`,
  left: ({ count }: { count: number }) => `${count} characters left`,
  open: "Message",
  titleOne: "Message to this applicant",
  titleMany: ({ count }: { count: number }) => `Message to ${count} applicants`,
  close: "Close",
  cancel: "Cancel",
  sendMany: ({ count }: { count: number }) => `Send ${count} messages`,
  label: "Message",
  /** `{name}` is typed just so, in every language. */
  hint: ({ mark }: { mark: string }) =>
    `Each gets it in their own thread and can’t see who else did. ${mark} becomes each person’s name.`,
  preview: "Preview",
  reads: ({ name }: { name: string }) => `What ${name} reads`,
  sent: ({ count }: { count: number }) => (count === 1 ? "Message sent." : `Message sent to ${count} applicants.`),
  noneSent: "No one was messaged",
  someSent: ({ sent, count }: { sent: number; count: number }) => `Sent to ${sent} of ${count}`,
  leftOut: "Left out:",
} as const;

/** Why a text is still here. */
export const sendFaultWords = {
  empty: "Write a message.",
  "too-long": ({ most }: { most: number }) => `Shorten it to ${most.toLocaleString("en")} characters.`,
  "control-character": "It holds a character that cannot be sent. Remove it, or type the text again.",
  "too-large": ({ most }: { most: number }) =>
    `It is much too long. Shorten it to ${most.toLocaleString("en")} characters.`,
  "bad-post": "The page and this text do not fit together anymore. Copy the text and reload the page.",
  "not-found": "This application no longer exists.",
  "too-often": "You have sent many messages within an hour. Your text is kept here: try again a little later.",
  offline: "Not sent: there is no connection. Your text is kept here. Try again.",
  "signed-out": "Not sent: you have been signed out. Sign in again in this tab: your text is kept here.",
  failed: "Not sent: something went wrong. Your text is kept here. Try again.",
} as const;
