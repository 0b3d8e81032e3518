/** After a form was published or changed. */
export default {
  /** In the tab of the browser. */
  tabTitle: { published: "Form Published", updated: "Form Updated" },
  title: { published: "Your form is live", updated: "Your changes are live" },
  lead: {
    open: "Tenants can apply from now on.",
    closed: "It isn’t taking applications right now.",
    updatedOpen: "New applicants see the new version. Tenants can apply from now on.",
    updatedClosed: "New applicants see the new version. It isn’t taking applications right now.",
  },
  share: "Share it",
  next: {
    title: "What happens next",
    fill: "Applicants fill in the form on a phone or a computer and add their documents.",
    mail: "We email you when applications come in. The email has the application number, but no names or answers.",
    readInAccount: "You read the applications in your account.",
    readByLink: "You read the applications with your private link.",
  },
  keep: {
    title: "Keep your private link",
    text: "We have emailed it to you. Anyone who has it can read the applications, so don’t share it. It works for 30 days; after that, its page emails you a new one.",
  },
  toForms: "Go to your forms",
  manage: "Manage this form",
  incomplete: "This address is not complete, so there is no form to show.",
} as const;
