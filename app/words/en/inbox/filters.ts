/** The head of the list of applicants: boxes, search, filters, order. */
export default {
  title: "Tenant Applications",
  searchAndFilters: "Search and filters",
  /** Names the choice between inbox and archive. */
  boxes: "Which applications",
  inbox: "Inbox",
  archive: "Archive",
  applicants: "Applicants",
  search: "Search",
  searchBy: "Search by name, email, phone or number",
  searchHint: "Name, email or number",
  /** While names are hidden before the shortlist. */
  searchHintHidden: "Shortlisted or number",
  more: "More filters",
  common: "Common filters",
  all: "All",
  overdue: "Answer overdue",
  /** By who sees to them: the reader, or no one. */
  assigned: { mine: "Mine", none: "Unassigned" },
  form: "Form",
  allForms: "All forms",
  order: "Order",
  receivedFrom: "Received from",
  receivedUntil: "Received until",
  /** {name}: a form or a filter. {count}: how many it finds; a number, perhaps with a plus. */
  counted: "{name} ({count})",
  inUse: "Filters in use",
  /** {filter}: one of `kinds`. {value}: what is filtered by. */
  filter: "{filter}: {value}",
  takeOff: "Take off the filter {filter}: {value}",
  /** Link to the list of homes, where one is searched and its applications are opened. */
  chooseHome: "Find a home",
  kinds: {
    home: "Home",
    state: "State",
    assigned: "Assigned",
    /** Only those that are unread, starred, overdue …: see `only`. */
    only: "Only",
    flag: "Flag",
    from: "From",
    until: "Until",
  },
  only: {
    unread: "Unread",
    changed: "Changed or answered",
    starred: "Starred",
    message: "New message",
    overdue: "Promised answer overdue",
    waiting: "Household not complete",
    complete: "Household complete",
  },
  sorts: {
    newest: "Newest first",
    arrival: "In order of arrival",
    completion: "Complete households first",
    "move-in": "Earliest move-in first",
  },
  hideNames: "Hide names",
  hideNamesUntil: "Until someone is on the shortlist",
  hideNamesOffer: "Hide names: with a credit",
} as const;
