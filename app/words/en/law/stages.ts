/** When a question is asked: with the application, after shortlisting, or with an offer. */
export default {
  names: {
    apply: "Application",
    viewed: "Viewing",
    shortlist: "Shortlist",
    offer: "Offer",
  },
  /** Beside the name of a stage: whom its questions are put to. */
  ofWhom: {
    apply: "asked of everyone who applies",
    viewed: "asked of those who have seen the home",
    shortlist: "asked of those you shortlist",
    offer: "asked of the one you offer the home",
  },
  /** Refuses an edit. {name}: of a question; {place}: a state or a country. */
  newlyEarly: {
    apply: "“{name}” may not be asked before the application in {place}: ask it later.",
    shortlist: "“{name}” may not be asked before the shortlist in {place}: ask it later.",
    offer: "“{name}” may not be asked before an offer in {place}: ask it later.",
  },
} as const;
