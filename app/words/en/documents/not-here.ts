/** In place of a document. */
export default {
  /** In the tab of the browser, where the document has no name. */
  tabTitle: "Document",
  title: "This document is not here",
  text: "It was withdrawn or deleted, or you are signed out. Open it from the application.",
} as const;
