/** Where applications are exported to files, and the list of files. */
export default {
  kinds: {
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
  },
  refusals: {
    "bad-input": "This cannot be exported. Reload the page.",
    "not-found": "Part of this no longer exists. Reload the page.",
    impersonated: "This cannot be done while looking at someone else’s account.",
    "confirm-first": "Confirm that it is you first: open Profile, then Signing in.",
    "under-way": "One of this kind is being made already. Ask again once it is ready.",
    "too-many": "You’ve made several exports this hour. Try again later.",
    nobody: "No one is in this list.",
  },
  /** {exports}: a link to the page of that name, `exports`. */
  kept: "Files are made in the background and kept for 24 hours. Find them under {exports}.",
  exports: "Exports",
  again: "Make it again",
  requested: "Requested. It starts in a moment.",
  looking: "Looking through the applications",
  making: "Being made",
  progress: "{total, plural, one {{done} of # application} other {{done} of # applications}}",
  readyUntil: "Ready until {time}",
  download: "Download",
  /** {size}: such as "3.4 MB". */
  downloadSize: "Download {size}",
  failed: "It could not be made. Please try again.",
  expired: "Expired on {time}. The file is deleted.",
  /** In place of a file that is gone. */
  expiredFile: "This export has expired. Make a new one.",
  kilobytes: "{n} KB",
  megabytes: "{n} MB",
  none: "Nothing exported yet",
  noneText: "Select applications in the list, or open a form, and press Export.",
  toList: "Go to Tenant Applications",
  /** Behind what was exported. */
  askedOn: "asked for on {time}",
  /** What was exported. {form}: its title. */
  allOf: "All of {form}",
  goneForm: "a form that is gone",
  picked: "{count, plural, one {# application} other {# applications}}",
  search: "Everything a search found",
  list: "What this list showed",
  inbox: "The whole inbox",
} as const;
