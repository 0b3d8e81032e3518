/** What is done to selected applications: the bar over the list, and its keys. */
export default {
  title: "Selected applications",
  /** {count}: a number. */
  selected: "{count} selected",
  /** A menu: `toMe`, names of colleagues, `toNobody`. */
  assign: "Assign to",
  toMe: "Me",
  toNobody: "No one",
  compare: "Compare",
  shortlist: "Shortlist",
  shortlistWithMessage: "Shortlist with a message",
  decline: "Decline",
  archive: "Archive",
  unarchive: "Take out of the archive",
  clear: "Clear the selection",
  keys: {
    title: "Keys",
    use: "Use these keys",
    next: "Next application",
    previous: "Previous application",
    open: "Open it",
    select: "Select it",
    shortlist: "Shortlist the selected ones, or this one",
    decline: "Decline the selected ones, or this one",
    undo: "Undo the last decision, while you can",
    search: "Search",
    show: "Show these keys",
  },
} as const;
