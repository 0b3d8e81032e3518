/** The page of one document, as the landlord sees it. */
export const viewerWords = {
  back: "Back to the application",
  titled: ({ name, applicant }: { name: string; applicant: string }) => `${name} of ${applicant}`,
  before: "Document before",
  next: "Next document",
  place: ({ at, count }: { at: number; count: number }) => `${at} of ${count}`,
  smaller: "Smaller",
  larger: "Larger",
  turn: "Turn",
  download: ({ name }: { name: string }) => `Download ${name}`,
  document: "Document",
  documents: "Documents",
  close: "Close",
  picture: ({ name }: { name: string }) => `Document ${name}`,
  opening: "Opening the document",
  openPdf: "Open the PDF",
  heicNeedsScript: "Most browsers show a HEIC photo only with JavaScript. You can download it above.",
} as const;

/** What its script says: while it works, and in place of what it cannot show. */
export const viewerScriptWords = {
  decoding: "Decoding the photo",
  page: ({ at, count }: { at: number; count: number }) => `Page ${at} of ${count}`,
  gone: "This document is no longer here, or you are signed out. Go back and open it again.",
  locked: "This PDF is locked with a password. Download it to open it with the password.",
  noPhoto: "This browser could not decode the photo. Download it to open it.",
  damaged: "This document could not be shown. It may be damaged. Download it to open it with another program.",
  /** It would take more of a computer than a document may. */
  tooCostly:
    "This document is not shown: it unpacks to far more than documents do, and could stop your browser. Download it only if you trust who sent it.",
  /** To an admin who looks through a landlord's eyes: the server cannot mark it. */
  unmarked:
    "This document is not shown while looking at someone else's account: the server cannot put its mark across it.",
} as const;
