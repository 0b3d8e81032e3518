/** All documents of an application, as the landlord sees them. */
export const documentListWords = {
  previewsCount: "The applicant sees when you open a document; a preview counts.",
  hidePreviews: "Hide previews",
  showPreviews: "Show previews",
  preview: ({ name }: { name: string }) => `Preview of ${name}`,
  notOpened: "Not opened yet",
  opened: ({ day }: { day: string }) => `Opened ${day}`,
  download: ({ name }: { name: string }) => `Download ${name}`,
} as const;
