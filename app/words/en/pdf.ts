/** The fixed words of a sent application on paper, in the language of who reads it. */
export type AnswersWords = {
  title: string;
  reference: string;
  sent: string;
  changed: string;
  printed: string;
  notAnswered: string;
  nothingAdded: string;
  askedLater: string;
  consents: string;
  accepted: string;
  refused: string;
  documents: string;
  noDocuments: string;
  signed: string;
  signedBy: string;
  signedAt: string;
  fingerprint: string;
  amended: string;
  notices: string;
  roles: Record<"co_applicant" | "guarantor", string>;
  notSent: string;
  page: (n: number, of: number) => string;
  exact: string;
};

export const answersWords: AnswersWords = {
  title: "Rental application",
  reference: "Application number",
  sent: "Sent",
  changed: "Last changed",
  printed: "This copy was made",
  notAnswered: "Not answered",
  nothingAdded: "Nothing added",
  askedLater: "Asked for later, and answered",
  consents: "Agreed to, in these words",
  accepted: "Yes",
  refused: "No",
  documents: "Documents",
  noDocuments: "No documents were sent.",
  signed: "Signed",
  signedBy: "By",
  signedAt: "At",
  fingerprint: "Fingerprint (SHA-256) of time, texts, consents and answers",
  amended: "Answers changed since, not signed again: when last, and their fingerprint",
  notices: "Shown before sending",
  roles: { co_applicant: "co-applicant", guarantor: "guarantor" },
  notSent: "This part has not been sent.",
  page: (n, of) => `Page ${n} of ${of}`,
  exact: "Some of these texts cannot be printed exactly as they were typed. The exact text is attached to this file.",
};
