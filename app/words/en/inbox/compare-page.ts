/** The page that compares two to four applications, around its table. */
export default {
  title: "Compare applications",
  lead: "On the criteria you published. Names are hidden until someone is on the shortlist.",
  back: "Tenant Applications",
  notInPlan: {
    title: "Comparing is part of a credit or Pro",
    text: "Some of these came in while their form was free. You can read and decide on each one; a credit on their form puts them side by side, with names hidden.",
    seePrice: "See what a credit costs",
  },
  nothing: {
    title: "Nothing to compare",
    /** "Compare" is the button over the list: the word of inbox/acts. */
    text: "Select two to four applications in the list, then press Compare.",
  },
} as const;
