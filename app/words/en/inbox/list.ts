/** The table of applicants. */
export default {
  caption: "Applications",
  heads: {
    applicant: "Applicant",
    income: "Income",
    /** How many times the rent the income is. */
    timesRent: "× rent",
    moveIn: "Move-in",
    adults: "Adults",
    flags: "Flags",
    assigned: "Assigned",
    state: "State",
    received: "Received",
  },
  /** Above the homes by street and unit; above titles of forms where the landlord has one home. */
  home: "Home",
  /** Spoken before the name of who sees to it. */
  assignedTo: "Assigned to ",
  you: "You",
  /** No one sees to it. */
  nobody: "No one",
  selectAll: "Select all on this page",
  /** {name}: the applicant, or the application's number. */
  selectOne: "Select {name}",
  /** In place of a name. {reference}: the application's number. */
  deleted: "Deleted, {reference}",
  waitingTurn: "Waiting for its turn, {reference}",
  unread: "Unread",
  starred: "Starred",
  /** One of the landlord's rules points at this value. */
  flagged: "Flagged",
  marks: {
    answered: "Answered your request",
    message: "New message",
    changed: "Changed since you read it",
    waiting: "Household not complete",
  },
  /** Where the number of adults is not known. */
  pets: "pets",
  /** Behind the number of adults. */
  andPets: "+ pets",
  /** In place of the state: this household got the lease. */
  hasHome: "Has the home",
  total: {
    all: "{count, plural, one {# application} other {All # applications}}",
    matching: "{count, plural, one {# application matches} other {# applications match}}",
    onPage: "{count, plural, one {# application on this page} other {# applications on this page}}",
    /** {received}: how many came in all. */
    onPageOf:
      "{count, plural, one {# application on this page, {received, number} received} other {# applications on this page, {received, number} received}}",
  },
} as const;
