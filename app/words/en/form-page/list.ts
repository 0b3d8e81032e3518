/** The applications of one form. */
export default {
  title: "Applications",
  none: "No applications yet",
  noneOlder: "No older applications",
  noneText: "They appear here as soon as someone sends one.",
  share: "Share the link",
  pages: "Pages",
  newest: "Newest",
  older: "Older",
  caption: "Applications, newest first",
  heads: {
    applicant: "Applicant",
    state: "State",
    documents: "Documents",
    reference: "Application number",
    received: "Received",
  },
  /** The applicant answered what was asked for. */
  answered: "Answered",
  /** The applicant corrected it since it was read. */
  changed: "Changed",
  /** In place of a name. */
  deleted: "Deleted by the applicant",
  waitingTurn: "Waiting for its turn",
  /** Leads to what is held as suspected spam. {count}: perhaps with a plus. */
  keptBack: "Kept back ({count})",
} as const;
