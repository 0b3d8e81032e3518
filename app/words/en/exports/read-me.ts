/** The first page of an archive, plain text for people. Names of files and folders stay as they are. {time}: in ISO 8601. */
export default {
  /** The name of the page: a file. */
  file: "Read me.txt",
  account: {
    title: "Your data at Rentform",
    everything: "Everything the account {email} held on {time}.",
    /** What is in each file. */
    facts: "name, address, where you were signed in, notices and how you want them, what you wrote to us",
    forms: "each form: its working copy, every published version, its pictures and numbers",
    viewings: "the viewings of each form: the rule, the times and every request; who asked, only with a place",
    applications:
      "each application as text and as JSON, with its documents, earlier revisions, and what was made of it: notes, letters, messages, references, what was asked for later",
  },
  applications: {
    title: "Applications from Rentform, {time}",
    count: "{count, plural, one {# application} other {# applications}}, in the order of arrival.",
    rows: "a row a person: the lead applicant first, then co-applicants and guarantors of the same household.",
    income: "Household income is in each of its rows: add up those of lead applicants only.",
    digits: 'Digits such as postcodes stand as ="02139": so a spreadsheet keeps them letter by letter.',
    apostrophe: "An apostrophe before =, +, - or @ keeps a spreadsheet from reading the text as a formula.",
    folders: "a folder each: the answers as a PDF and the documents; folders within hold the own parts of the others.",
    texts: "Where there are any: references.txt, messages.txt and private notes.txt, word for word.",
  },
  isPersonal:
    "These are other people’s personal data. Keep this archive safe and delete it when you no longer need it.",
  /** Titles of lists of what is not in the archive. */
  left: {
    locked:
      "Read in order, and waiting for their turn: here without names and answers, until it comes or the form is read in any order",
    leftOut: "No room in this archive; download these from their applications",
    withoutFolder: "Only in applications.csv; export these by themselves for their documents",
  },
} as const;
