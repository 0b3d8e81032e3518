/** Beside the form to sign in. */
export default {
  title: "This browser does not keep cookies",
  text: "Signing in needs one: it holds your session, and follows you nowhere. Allow cookies for this site in the browser’s settings, or use another browser, then sign in again.",
} as const;
