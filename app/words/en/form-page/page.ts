/** Titles of the tabs of the browser, and the page of what was kept back as spam. */
export default {
  details: "Form Details",
  spam: {
    tabTitle: "Suspected Spam",
    /** Applications that look like spam and are held for the landlord to look at. */
    title: "Kept back",
    lead: "Each one shows its reason, and is deleted after 30 days unless you release it.",
  },
} as const;
