/** Email to a landlord whose form has no applications. */
export default {
  subject: "No applications yet: how to share your form",
  heading: "No applications yet",
  /** Label of the title. */
  form: "Form",
  open: "Your form is open, and no one has applied so far. People apply by its link.",
  putLink: "Put this link where people look for a home:",
  where: "It belongs in each listing of the home, and in your reply to everyone who asks about it.",
  poster: "You can also print a poster for a window or a notice board nearby. Its QR code opens the form.",
  share: "Share the form",
  openAddress: "Or open this address in a browser:",
  taken: "Is the home taken? Then close the form, so that no one applies in vain.",
  once: "You get this email once for a form.",
  stop: "Stop these emails",
} as const;
