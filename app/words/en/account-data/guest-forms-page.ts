/** Forms that were made without an account move into the account of the same person. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Forms Made Without an Account",
  title: "Forms made without an account",
  /** The title where the forms can be moved. */
  claimTitle: "Take over these forms?",
  /** {email}: the address they were made with, also below. */
  claimLead: "They were made with {email}. With their applications they move into your account.",
  waiting:
    "{count, plural, =0 {No form made with {email} waits to move into your account.} =1 {One form was made with {email}. We email that address a link to move it into your account.} other {# forms were made with {email}. We email that address a link to move them into your account.}}",
  badLink: {
    title: "This link has been used or is too old",
    text: "It works once, for 7 days, and in the account it was emailed to.",
  },
  toForms: "Go to your forms",
  claimHint:
    "The links that you were emailed to manage them stop working. We email you how to undo this; you have 7 days for it.",
  claim: "{count, plural, one {Move this form into my account} other {Move these forms into my account}}",
  mailLink: "Email me the link",
  mailAgain: "Email the link again",
  sent: {
    title: "Check your email",
    /** {email}: where the link went. */
    text: "The link is on its way to {email}.",
  },
  used: {
    title: "Nothing has moved",
    text: "This link has been used or is too old. Ask for a new one.",
  },
  /** Too many tries; a text beneath says how long. */
  wait: "Please wait a little",
} as const;
