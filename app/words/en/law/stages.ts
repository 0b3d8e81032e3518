/** A stage of a form, or the time before it. */
export const laterWords = {
  viewing: "already for a viewing",
  apply: "with the application",
  shortlist: "after shortlisting",
  offer: "with the offer",
} as const;

/** What comes too early for a stage. */
export const earlierThan = {
  viewing: "",
  apply: "before the application",
  shortlist: "before the shortlist",
  offer: "before an offer",
} as const;
