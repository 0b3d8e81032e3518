/** Email to a landlord whose form must change because a law does. */
export default {
  /** Label of the title. */
  form: "Form",
  see: "See the change",
  openAddress: "Or open this address in a browser:",
  steps:
    "One press puts the change into your draft, a second publishes it. Applications that were begun keep their questions. This is our reading of the law, no legal advice.",
  linkWorks: "The link works for 30 days. Please do not pass this email on: it opens the form.",
  whyGuest: "You got this email because this address was confirmed for the form above.",
  whyAccount: "You got this email because the form above belongs to your account.",
} as const;
