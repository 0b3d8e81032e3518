/** The applications that will be deleted within seven days, and the file of what was deleted. */
export default {
  title: "Deleted soon",
  back: "Tenant Applications",
  lead: "Local law says how long applications are kept after a decision. Save what you need. For a legal claim, keep one longer on its page.",
  nothing: {
    title: "Nothing will be deleted in the next seven days",
    text: "We list them here and email you seven days before.",
    toApplicants: "See your applicants",
  },
  list: "Applications",
  /** Heads of the columns of a file. "Parts": what each person of a household sent. */
  columns: {
    year: "Year (UTC)",
    why: "Why",
    applications: "Applications",
    documents: "Documents",
    parts: "Household parts",
  },
} as const;
