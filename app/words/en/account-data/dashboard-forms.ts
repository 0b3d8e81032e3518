/** The landlord's forms on the dashboard, as a table. */
export default {
  title: "Your forms",
  all: "All forms",
  columns: {
    form: "Form",
    home: "Home",
    state: "State",
    lastDays: "Last 30 days",
    applications: "Applications",
    /** Applications that nobody has read. */
    unread: "New",
    /** Spoken. */
    link: "Link",
  },
  /** Spoken. {form}: its title. */
  see: "See form: {form}",
  /** Behind the state "open". {day}: a date. */
  closes: "closes {day}",
  copyLink: "Copy link",
  /** Of a draft. */
  finish: "Finish",
} as const;
