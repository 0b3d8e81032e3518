/** The email about something that is for its reader in an account which several people share. */
export default {
  /** {count}: applications; a number. */
  subjects: {
    mention: "You were mentioned in a note",
    assigned:
      "{count, plural, =1 {An application was assigned to you} one {# application was assigned to you} other {# applications were assigned to you}}",
    "application-new": "A new application in an account you share",
    message: "A new message in an account you share",
  },
  /** Before the name of its owner. */
  account: "Account of",
  /** Before the name of who did it. */
  by: "By",
  action: "Open it in that account",
  spelledOut: "Or open this address in a browser:",
  signIn: "You may need to sign in. What it says stands on the page alone.",
  why: "You get this email because several people work in this account and you chose to hear of it.",
  settings: "Change your notification settings",
} as const;
