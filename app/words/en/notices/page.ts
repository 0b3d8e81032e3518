/** The page of notifications, around its list. */
export default {
  title: "Notifications",
  pages: { title: "Pages", newest: "Newest", older: "Older" },
  nothing: {
    title: "Nothing has happened yet",
    /** The title on a further page. */
    olderTitle: "No older notifications",
    text: "New applications, answers to your questions and the dates of your forms appear here.",
    toForms: "See your forms",
  },
} as const;
