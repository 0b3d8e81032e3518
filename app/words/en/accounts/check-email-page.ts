/** After signing up: the address waits to be confirmed by a link. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Check Your Email",
  description: "Confirm your email address.",
  title: "Check your email",
  /** {email}: the address as it was typed. */
  sentTo: "We sent a link to {email}. Open it and press the button there; that also signs you in.",
  sent: "We sent a link to you. Open it and press the button there; that also signs you in.",
  /** {signIn}: a link with the words below. */
  elsewhere: "Confirmed on another device? {signIn}",
  signIn: "Sign in",
  badLink: {
    title: "This link has been used or is too old",
    text: "If your address is confirmed already, sign in. Otherwise ask for a new link here.",
  },
  again: {
    title: "Check your email",
    text: "If an account waits for this address to be confirmed, a new link is on its way.",
  },
  nothingThere: "Nothing there after a few minutes? Look in the spam folder, or let us send the link again.",
  button: "Send the link again",
} as const;
