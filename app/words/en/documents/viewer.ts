/** The page of one document, as the landlord sees it. {name}: of the document. */
export default {
  back: "Back to the application",
  titled: "{name} of {applicant}",
  before: "Document before",
  next: "Next document",
  /** {at} and {count}: numbers. */
  place: "{at} of {count}",
  smaller: "Smaller",
  larger: "Larger",
  turn: "Turn",
  download: "Download {name}",
  document: "Document",
  documents: "Documents",
  close: "Close",
  picture: "Document {name}",
  opening: "Opening the document",
  openPdf: "Open the PDF",
  heicNeedsScript: "Most browsers show a HEIC photo only with JavaScript. You can download it above.",
} as const;
