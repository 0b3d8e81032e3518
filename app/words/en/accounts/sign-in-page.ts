/** Signing in. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Sign In",
  description: "Sign in to your forms and applications.",
  title: "Sign in",
  /** {create}: a link with the words below. */
  noAccount: "No account yet? {create}",
  create: "Create one",
  /** The second step was not taken in time. */
  stepOver: {
    title: "This took too long, or too many codes were wrong",
    text: "Sign in again.",
  },
  reset: {
    title: "Your new password is set",
    text: "Sign in with it. Every device was signed out.",
  },
  confirmed: {
    title: "Your address is confirmed",
    text: "Sign in with it.",
  },
  button: "Sign in",
  forgot: "Forgot your password?",
  withPasskey: "Sign in with a passkey",
} as const;
