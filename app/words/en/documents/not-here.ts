/** In place of a document. */
export default {
  /** In the tab of the browser, where the document has no name. */
  tabTitle: "Document",
  title: "This document is not here",
  text: "It was withdrawn or deleted, you are signed out, or the account is not shared with you any more. Open it from the application.",
} as const;
