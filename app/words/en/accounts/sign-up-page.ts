/** Creating an account. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Sign Up",
  description: "Create an account for your rental application forms and their applications.",
  title: "Create an account",
  lead: "All your forms and applications in one place. What you made without an account, with the same address, moves into it.",
  /** {signIn}: a link with the words below. */
  hasAccount: "Have an account already? {signIn}",
  signIn: "Sign in",
  button: "Create account",
  /** Beneath "Your name". */
  nameHint: "Or your company’s. Applicants do not see it.",
  emailHint: "You confirm it with a link we send there.",
  /** {terms} and {privacy}: links with the words below. */
  consent: "By creating an account you accept the {terms} and the {privacy}.",
  terms: "terms of service",
  privacy: "privacy policy",
} as const;
