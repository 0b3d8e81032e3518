/** Behind the link of a mail about a sign-in that the person does not know. */
export default {
  /** In the tab of the browser. */
  tabTitle: "This Was Not Me",
  title: "This was not me",
  badLink: {
    title: "This link has been used or is too old",
    text: "If you still do not know a sign-in, set a new password: that signs everyone out.",
    button: "Set a new password",
  },
  lead: "One press, and no one is signed in to your account anymore.",
  /** {email}: of the account. "Here": in this browser. */
  text: "Everyone is signed out of {email}, here too, and the password of now stops working. Then you choose a new one.",
  button: "Sign everyone out",
} as const;
