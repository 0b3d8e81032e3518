/** The mail to a landlord without an account: what was decided with the link. */
export default {
  /** The form is still the link's: a decision is undone. */
  subject: {
    approved: "You approved application {reference}. You can undo it for 24 hours",
    declined: "You declined application {reference}. You can undo it for 24 hours",
  },
  /** The form is an account's by now: an application is reopened. */
  subjectTaken: {
    approved: "You approved application {reference}. You can reopen it for 24 hours",
    declined: "You declined application {reference}. You can reopen it for 24 hours",
  },
  heading: {
    approved: "Application {reference} is approved",
    declined: "Application {reference} is declined",
  },
  how: "It was decided with your private link. No one has been notified yet.",
  form: "Form",
  reference: "Application number",
  /** Before the moment of the decision. */
  decidedAt: { approved: "Approved", declined: "Declined" },
  leavesAt: "Letter leaves",
  until: "Until then you can undo it, and the applicant hears nothing of it.",
  untilTaken:
    "The form is in your account now. Until then you can reopen the application, and the applicant hears nothing of this decision.",
  action: "See it or undo it",
  actionTaken: "See it or reopen it",
  spelledOut: "Or open this address in a browser:",
  notYou:
    "Was it not you? Then someone has your link. Undo it, and create an account with this address: after that no link opens the form.",
  notYouTaken: "Was it not you? Then someone had your link. Reopen the application: the link opens the form no more.",
  footer: "You get this email for every decision made with your link, also if you stopped other emails.",
  owed: {
    lead: "What the tenant gets from you next under the law of {place}:",
    /** {by}: when. {what}: what the landlord hands over. */
    row: "{by}: {what}",
    /** {place}: a part of a state or country. */
    onlyIn: "Only if the home is in {place}.",
    lookUp: "Look this up first.",
    sources: "Each with its law and source. A help, not legal advice, and not the whole law.",
  },
} as const;
