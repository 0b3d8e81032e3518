/** Where somebody asks for a link to set a new password. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Forgot Password",
  description: "Get a link to set a new password.",
  title: "Forgot your password?",
  lead: "Tell us your address, and we send you a link to set a new one.",
  back: "Back to sign in",
  sent: {
    title: "Check your email",
    text: "If there is an account with this address, a link is on its way. It works for one hour. Nothing there? Look into the spam folder, or ask again in a few minutes.",
  },
  button: "Send link",
} as const;
