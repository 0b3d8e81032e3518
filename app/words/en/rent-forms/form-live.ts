/** Email to a landlord whose form takes applications from now on. */
export default {
  subject: "Your form is live",
  /** Label of the title. */
  form: "Form",
  shareLink: "Share this link with people who want to rent:",
  guestLink: "The next link is for you alone. With it you read applications, pause or close the form.",
  account: "In your account you read applications, edit, pause or close the form.",
  manage: "Manage form",
  openAddress: "Or open this address in a browser:",
  told: "We write to you when someone applies.",
  notTold:
    "You chose not to get an email when someone applies. Keep this email: the link in it leads to the applications.",
  guestTold:
    "It works for 30 days. Anyone who has it can read the applications, so please do not pass it on. We write to you when someone applies.",
  guestNotTold:
    "It works for 30 days. Anyone who has it can read the applications, so please do not pass it on. You chose not to get an email when someone applies. Keep this email: the link in it leads to the applications.",
  whyGuest: "You got this email because this address was confirmed for the form above.",
  whyAccount: "You got this email because the form above belongs to your account.",
} as const;
