/** The pages of a landlord without an account, around their parts. */
export default {
  /** Titles in the tab of the browser. */
  tabTitles: {
    /** {form}: the form's title, often an address. */
    form: "Manage {form}",
    noForm: "Manage Your Form",
    /** {name}: the applicant. */
    application: "Application of {name}",
    noApplication: "Application",
    decide: "Decide",
  },
  form: {
    /** Over the form's title. */
    eyebrow: "Your form",
    restore: "Take it out of the bin",
    /** While it is done. */
    restoring: "Taking it out",
    device: "This browser remembers your private link for 30 days. On a shared computer, forget it when you’re done.",
    forget: "Forget this device",
    /** While it is done. */
    forgetting: "Forgetting",
  },
  application: {
    messages: "Messages",
  },
  decide: {
    /** {name}: the applicant. */
    approve: "Approve {name}",
    decline: "Decline {name}",
    lead: "We email you right away, and you can undo it for 24 hours. The applicant hears nothing until then.",
  },
} as const;
