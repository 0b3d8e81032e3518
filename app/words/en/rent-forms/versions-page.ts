/** The page of a form's published versions. */
export default {
  /** In the tab of the browser. */
  title: "Form Versions",
  changed: {
    title: "The draft has changed in the meantime",
    text: "Nothing was copied. Look at the draft first, then copy again.",
  },
  /** Above a comparison. {number}, {before}: numbers of versions. */
  toDraft: "From version {number} to the draft",
  toVersion: "From version {before} to version {number}",
} as const;
