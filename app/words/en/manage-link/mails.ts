/** Mails to a landlord without an account: to confirm the address, and with a new link. */
export default {
  form: "Form",
  spelledOut: "Or open this address in a browser:",
  confirm: {
    subject: "Confirm your email to publish your form",
    lead: "You built a rental application form and asked us to publish it for this address.",
    action: "Check and publish",
    once: "The link works once and for 7 days. You will see your form before it goes live.",
    notYou: "Not you? Then do nothing: without the link nothing is published, and you get no further email.",
  },
  link: {
    subject: "Your link to manage your form",
    lead: "Here is the new link you asked for. It opens the form and its applications.",
    action: "Manage form",
    private: "It works for 30 days. Anyone who has it can read the applications, so please do not forward this email.",
    notAsked: "You did not ask for this? You don’t need to do anything: the link went to this address only.",
  },
} as const;
