/** Signing in: the second step, after the password. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Second Step",
  description: "Confirm that it is you.",
  title: "Confirm that it is you",
  lead: "Your password was right. One more step, and you are signed in.",
  startAgain: "Start again",
  usePasskey: "Use a passkey",
  button: "Confirm",
} as const;
