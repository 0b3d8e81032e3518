/** How many days rows are kept that nobody erases by hand. The sweeps go by them, and the privacy policy says them. */
export const keptDays = {
  /** A job that was done or given up: ids alone. */
  settledJobs: 90,
  /** A notice in an account, after it was read. */
  readNotices: 365,
  /** A report of a form, or a refused question that somebody thinks is right. */
  reports: 180,
  /** The log of actions: 24 months. The trigger in migrations/0001_guards.sql allows it no sooner. */
  audit: 732,
  /** From which network a form was published. */
  publishingNetwork: 30,
  /** That a mail came back. */
  returnedMails: 30,
  /** Who asked for a viewing, after its slot. */
  viewingPeople: 90,
  /** A link that is over still says so. */
  deadLinks: 90,
} as const;
