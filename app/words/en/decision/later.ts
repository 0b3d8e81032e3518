/** What stands above the questions that are asked with a decision. */
export default {
  shortlist: {
    title: "Ask now, as one request",
    hint: "You kept these for those on the shortlist. They answer on their application’s page.",
  },
  offer: {
    title: "Still to be asked, as one request",
    hint: "You kept these for the one you offer the home. The request stays open until you mark the home as rented.",
  },
} as const;
