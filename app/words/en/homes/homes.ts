/** A landlord's homes: the list, and one of them. A home is one address and unit; its forms are its vacancies. */
export default {
  title: "Homes",
  /** Links to the pages that do it. */
  add: "Add a home",
  import: "Import a list",
  change: "Change",
  toApplicants: "Applications",
  whichHomes: "Which homes",
  /** Tabs of the list. */
  current: "Let by you",
  archived: "Archive",
  searchLabel: "Search by address, unit or number",
  search: "Search",
  yourHomes: "Your homes",
  selectHome: "Select {home}",
  /** Where no form of a home is open. */
  noOpenForm: "No open form",
  openUntil: "Open until {day}",
  openUndated: "Open",
  lastLet: "Last let {day}",
  counts:
    "{vacancies, plural, one {# vacancy} other {# vacancies}}, {applications, plural, one {# application} other {# applications}}",
  unread: "{count, plural, one {# new} other {# new}}",
  /** The landlord's own number of a home. */
  number: "No. {reference}",
  /** What is done with the selected ones. */
  closeForms: "Close their forms",
  extendUntil: "Open until",
  extendForms: "Extend their forms",
  archive: "Archive",
  unarchive: "Take out of the archive",
  withSelected: "With the selected homes",
  /** What came of it. */
  done: {
    archive: "{done, plural, one {# home is} other {# homes are}} in the archive now.",
    unarchive: "{done, plural, one {# home is} other {# homes are}} out of the archive.",
    close: "{done, plural, one {# form was} other {# forms were}} closed.",
    extend: "{done, plural, one {# form was} other {# forms were}} extended.",
  },
  failed:
    "{failed, plural, one {# form stayed} other {# forms stayed}} as before: the page of the form says which dates it may have.",
  noneSelected: "Select a home first.",
  noDay: "Choose the day until which the forms stay open.",
  empty: {
    title: "Homes come with your forms",
    text: "Publish a form, and its home appears here: with its vacancies, and ready for the next one. Or add a home first.",
    action: "Create a form",
  },
  emptyArchive: {
    title: "The archive is empty",
    text: "Archive a home that you no longer let. Its forms stay as they are.",
  },
  noneFound: { title: "No home found", text: "Try one word of the address.", showAll: "Show all" },
  first: "First page",
  next: "Next page",
  /** One home. */
  back: "All homes",
  isArchived: "In the archive",
  facts: "The home",
  rent: "Rent",
  deposit: "Deposit",
  bedrooms: "Bedrooms",
  maxOccupants: "Most people",
  /** Rent with what it is paid for. */
  per: {
    week: "{amount} a week",
    fortnight: "{amount} a fortnight",
    month: "{amount} a month",
    year: "{amount} a year",
  },
  noFacts: "What its next form says of it appears here.",
  photo: "Photo {number}",
  history: "Vacancies",
  noHistory: "No form yet.",
  /** Heads of columns. */
  form: "Form",
  state: "State",
  opened: "Opened",
  daysOpen: "Days open",
  applications: "Applications",
  decided: "Decided",
  let: "Let",
  nextVacancy: {
    title: "Next vacancy",
    /** {home}: its street and unit; {rent}: an amount. */
    again: "{home} again: rent {rent}?",
    againPlain: "{home} again?",
    text: "A draft like the last form, with its questions and criteria.",
    textFirst: "A draft with the standard questions for this address.",
    rent: "Rent",
    from: "Available from",
    start: "Start the draft",
    badRent: "Write an amount, such as 1900.",
    badDay: "Choose a day.",
    tooMany: "You started many forms just now. Try again later.",
    tooLarge: "The last form is too large to copy.",
  },
} as const;
