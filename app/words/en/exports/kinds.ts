import type { ApplicationsKind } from "../../../features/deciding/exports/rules";

export const kindWords: Record<ApplicationsKind, { title: string; hint: string; button: string }> = {
  "applications-csv": {
    title: "Spreadsheet (CSV)",
    hint: "Every answer in a column of its own, a row for each person of a household.",
    button: "Make a spreadsheet",
  },
  "applications-xlsx": {
    title: "Excel workbook (XLSX)",
    hint: "The same rows, with dates as dates and phone numbers as text. Up to 1,000 applications; of more you get the CSV.",
    button: "Make a workbook",
  },
  "applications-zip": {
    title: "Archive with documents (ZIP)",
    hint: "A folder for each household: answers as a PDF, all documents, references, messages and your private notes. With the spreadsheet.",
    button: "Make an archive",
  },
};

export const exportRefusals = {
  "bad-input": "This cannot be exported. Reload the page.",
  "not-found": "Part of this no longer exists. Reload the page.",
  impersonated: "This cannot be done while looking at someone else’s account.",
  "confirm-first": "Confirm that it is you first: open Profile, then Signing in.",
  "under-way": "One of this kind is being made already. Ask again once it is ready.",
  "too-many": "You’ve made several exports this hour. Try again later.",
  nobody: "No one is in this list.",
} as const;
