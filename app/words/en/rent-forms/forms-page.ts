/** The list of a landlord's forms, around its rows. */
export default {
  title: "My Forms",
  newForm: "New form",
  homes: "Homes",
  createForm: "Create a form",
  notPossible: "That was not possible",
  noneFound: {
    title: "No form with that name",
    text: "Search matches titles. Try one word of the address.",
    showAll: "Show all",
  },
  /** What each list says when it is empty. */
  empty: {
    current: {
      title: "Your first form takes about eight minutes",
      text: "Describe the home, pick a template, and share the link with everyone who asks. Applications then arrive here, all in the same layout.",
    },
    running: { title: "No form is open", text: "Open, paused and full forms appear here." },
    draft: { title: "No drafts", text: "Forms you’ve started but not published appear here." },
    closed: {
      title: "No closed forms",
      text: "A form closes on its date, or when you close it. Its applications stay.",
    },
    archived: {
      title: "The archive is empty",
      text: "Archive a closed form when you’ve decided. Nothing in it is lost.",
    },
    bin: { title: "The bin is empty", text: "A deleted form stays here for 30 days and can be restored." },
  },
  pages: {
    title: "Pages",
    first: "First page",
    next: "Next page",
    /** {shown}, {total}: numbers of forms. */
    shown: "{shown} of {total} shown",
  },
} as const;
