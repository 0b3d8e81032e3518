/** How much was deleted in each year, and why. */
export default {
  title: "Deleted so far",
  lead: "By year in UTC. There are no names here or in the file.",
  saveCsv: "Save as CSV",
  print: "Print",
  caption: "Deleted by year and cause",
  none: "Nothing has been deleted yet.",
  year: "Year",
  why: "Why",
  applications: "Applications",
  documents: "Documents",
  /** Parts that co-applicants and guarantors sent. */
  parts: "Household parts",
  causes: {
    clock: "Its time was up",
    request: "The applicant asked",
    landlord: "You deleted it",
  },
} as const;
