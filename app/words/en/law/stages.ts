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

/** The stages by one word each. */
export const stageWords = { viewing: "Viewing", apply: "Application", shortlist: "Shortlist", offer: "Offer" } as const;

/** Whom the questions of a stage are put to. */
export const ofWhom = {
  apply: "asked of everyone who applies",
  shortlist: "asked of those you shortlist",
  offer: "asked of the one you offer the home",
} as const;
