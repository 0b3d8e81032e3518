/** The landlord's list of forms. */
export default {
  filters: {
    current: "All",
    running: "Open",
    draft: "Drafts",
    closed: "Closed",
    archived: "Archive",
    bin: "Bin",
  },
  whichForms: "Which forms",
  sorts: { newest: "Newest first", title: "Title, A to Z", closing: "Closing next" },
  forms: "Forms",
  searchByTitle: "Search by title",
  order: "Order",
  search: "Search",
  yourForms: "Your forms",
  /** Heads of columns. */
  form: "Form",
  home: "Home",
  state: "State",
  new: "New",
  applications: "Applications",
  closes: "Closes",
  actions: "Actions",
  /** Spoken, of a link. {home}: its street and unit. */
  onlyHome: "Only forms for {home}",
  allHomes: "Take off the filter by home: {home}",
  /** After the number of applications: how many the form takes. */
  ofLimit: "of {limit}",
  unpublished: "Unpublished changes",
  applicationCount: "{count, plural, one {# application} other {# applications}}",
  /** {unread}: how many of them are new. */
  applicationCountNew: "{count, plural, one {# application} other {# applications}}, {unread} new",
  deletedOn: "Deleted {day}",
  closedOn: "Closed {day}",
  noDate: "No date",
} as const;
