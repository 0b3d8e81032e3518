/** All documents of an application, as the landlord sees them. {name}: of a document. */
export default {
  previewsCount: "The applicant sees when you open a document; a preview counts.",
  hidePreviews: "Hide previews",
  showPreviews: "Show previews",
  preview: "Preview of {name}",
  notOpened: "Not opened yet",
  opened: "Opened {day}",
  download: "Download {name}",
} as const;
