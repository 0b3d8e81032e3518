/** What stands in the files of an export: headings of columns, and lines of texts beside the answers. */
export default {
  roles: { lead: "Lead applicant", co_applicant: "Co-applicant", guarantor: "Guarantor" },
  /** Name of the sheet of a workbook: at most 31 letters, none of them a colon, slash, mark or bracket. */
  sheet: "Applications",
  yes: "Yes",
  no: "No",
  /** Headings of columns. */
  columns: {
    household: "Household",
    role: "Role",
    name: "Name",
    email: "Email",
    phone: "Phone",
    /** The address of the home. */
    home: "Home",
    /** The landlord's own number or name of it. */
    homeReference: "Number of the home",
    form: "Form",
    version: "Form version",
    state: "State",
    received: "Received (UTC)",
    partSent: "Part sent (UTC)",
    complete: "Household complete (UTC)",
    corrected: "Last corrected (UTC)",
    firstRead: "First read (UTC)",
    decided: "Decided (UTC)",
    /** Whoever of the account approved or declined, by name. */
    decidedBy: "Decided by",
    reason: "Reason for declining",
    starred: "Starred",
    archived: "Archived",
    hasHome: "Has the home",
    waitsForOthers: "Waiting for others",
    waitsForTurn: "Waits for its turn",
    deleted: "Deleted",
    /** The number of an earlier application of the same person. */
    appliedBefore: "Applied before as",
    ownIncome: "Own income a month",
    ownCurrency: "Own income currency",
    householdIncome: "Household income a month",
    householdCurrency: "Household income currency",
    documents: "Documents",
    askedLater: "Asked later",
  },
  /** Headings of columns of one question, behind its label: "Your income: amount". */
  parts: {
    firstName: "first name",
    lastName: "last name",
    street: "street",
    street2: "street, second line",
    city: "city",
    region: "region",
    postcode: "postcode",
    country: "country",
    amount: "amount",
    currency: "currency",
    /** The same amount in the currency of the home. */
    converted: "converted by the applicant",
    period: "period",
    basis: "before or after tax",
    from: "from",
    until: "until",
    other: "other",
  },
  /** Heading of a column. {text}: what was agreed to. */
  consent: "Consent: {text}",
  agreed: "Agreed",
  notAgreed: "Not agreed",
  /** Lines of an application as plain text. {time}: in ISO 8601. */
  number: "Application number {reference}",
  sent: "Sent {time}",
  line: "{label}: {text}",
  /** Head of a list, in capitals. */
  consents: "CONSENTS",
  /** After the name of a file that is not in the archive. */
  noLongerStored: "{name} (no longer stored)",
  /** Pages beside the answers. {reference}: the application's number. {time}: as "2026-11-21 14:00 UTC". */
  references: "References, {reference}",
  referencesNote: "What was asked and what was answered, word for word. Nothing is summed up or graded.",
  referencesPrivate: "It was written to the landlord. Do not hand it on with the answers.",
  asked: {
    answered: "Asked {asked}, answered {time}",
    declined: "Asked {asked}, did not want to answer, {time}",
    over: "Asked {asked}, withdrawn or over, {time}",
    open: "Asked {asked}, not answered",
  },
  /** {name}: of the applicant. */
  about: {
    landlord: "Landlord or agent, about {name}",
    employer: "Someone at work, about {name}",
    personal: "Personal reference, about {name}",
  },
  added: "Added",
  notAnswered: "(not answered)",
  messages: "Messages, {reference}",
  byYou: "{time}, you",
  /** In place of it, or behind what kind of note it is ({line}): a colleague who wrote. */
  byColleague: "{time}, {name}",
  noteBy: "{line}, {name}",
  byApplicant: "{time}, applicant",
  notes: "Private notes, {reference}",
  noteKinds: {
    note: "{time}, note",
    decline: "{time}, reason for declining",
    conditions: "{time}, conditions of the approval",
    hold: "{time}, reason for keeping it",
  },
} as const;
