/** Behind the mailed link: a new password. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Reset Password",
  description: "Set a new password.",
  title: "Set a new password",
  lead: "It signs your account out everywhere; then you sign in with the new one.",
  askAgain: "Ask for a new link",
  newPassword: "New password",
  button: "Set password",
  usedLink: {
    title: "This link has been used or is too old",
    text: "It works once and for one hour. Ask for a new one, and use the newest email.",
  },
  brokenLink: {
    title: "This link is not complete",
    text: "Open the link in our email again, or ask for a new one.",
  },
} as const;
