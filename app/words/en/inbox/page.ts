/** The page of all applications, around their table. */
export default {
  /** In the tab of the browser, and on the way back to this page. */
  title: "Tenant Applications",
  /** Jumps over the filters, for who uses the keyboard. */
  skip: "Skip to the list",
  exportList: { title: "Export this list", button: "Export" },
  exportSelected: { title: "Export what is selected", button: "Export" },
  pages: {
    title: "Pages",
    first: "First page",
    next: "Next page",
    /** In place of "next" where only a part was searched. */
    further: "Look further",
  },
  /** In place of {total} alone. {total}: "25 applications on this page". */
  typeMore: "{total}. More match: type more letters.",
  /** Opens the list of keys. */
  keys: "Keys",
  noneHere: {
    title: "None on this page",
    /** {count}: a number, always above one. */
    text: "We checked {count} applications. Look further to continue.",
  },
  noneFound: {
    title: "No one matches",
    bySearch: "Search matches the start of names, email addresses and phone numbers.",
    byFilters: "No application matches these filters.",
    showAll: "Show all",
  },
  noneArchived: {
    title: "The archive is empty",
    text: "Archive an application when you’re done with it. It stays here unchanged.",
    toInbox: "Go to the inbox",
  },
  none: {
    title: "No applications yet",
    text: "Share a form’s link. Applications from all your forms arrive here.",
    toForms: "Go to your forms",
    newForm: "Create a form",
  },
} as const;
