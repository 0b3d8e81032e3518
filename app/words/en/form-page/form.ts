/** One form as its landlord sees it: what stands on all its tabs, and its settings. */
export default {
  back: "My Forms",
  tabsLabel: "Form Details",
  tabs: {
    applications: "Applications",
    share: "Share",
    numbers: "Numbers",
    versions: "Versions",
    viewings: "Viewings",
    settings: "Settings",
  },
  asTenant: "See it as a tenant",
  keepEditing: "Keep editing",
  edit: "Edit",
  /** Until when a form is open, or since when it is not: stands behind its state, such as "Open" or "Closed". */
  end: {
    unpublished: "Not published yet",
    deleted: "deleted on {day}",
    since: "since {day}",
    open: "without a closing date",
    /** {days}: whole days that are left. */
    until: "{days, plural, =0 {until {day}} one {until {day}, # day left} other {until {day}, # days left}}",
    /** Behind "Closes soon". */
    closesOn: "{days, plural, =0 {on {day}} one {on {day}, # day left} other {on {day}, # days left}}",
  },
  failed: "That was not possible",
  /** What was just done. */
  done: {
    duplicate: "This is your copy, still a draft. Change its title and its home, then publish it.",
    appealed: "Thank you. We will read what you wrote, together with the form.",
    limits: "The settings are saved.",
    swap: "This form is open now, and the other one is paused.",
    "use-credit": "The credit is used. Its benefits apply right away.",
    "close-returned": "The form is closed, and its credit is back in your account: no one had begun.",
    "delete-returned": "The form is in the bin, and its credit is back in your account: no one had begun.",
    copied: "That version is your working copy again. Tenants see it once you publish.",
  },
  /** How many applications came: "40 of 97, 9 unread." {unread}: how many of them were not opened. */
  received:
    "{unread, plural, =0 {{received} received, none unread.} one {{received} received, # unread.} other {{received} received, # unread.}}",
  receivedOf:
    "{unread, plural, =0 {{received} of {limit}, none unread.} one {{received} of {limit}, # unread.} other {{received} of {limit}, # unread.}}",
  exportAll: "Export all applications",
  isDraft: "This form is a draft",
  draftText: "Publish it to get a link. Applications then arrive here.",
  publish: "Check and publish",
  unpublishedTitle: "Unpublished changes",
  unpublishedText: "Tenants still see the version before them.",
  shareLabel: "Share it",
  nothingToShare: "There is nothing to share now",
  settings: {
    title: "Settings",
    lastDay: "Last day to apply",
    /** {zone}: a time zone, such as "Pacific Time". */
    freeDays: "Up to {days} days from today. A later date extends it. Closes at midnight {zone}.",
    unlimited: "Leave empty to stay open as long as you’re subscribed. Closes at midnight {zone}.",
    latest: "{day} at the latest. Closes at midnight {zone}.",
    most: "Maximum applications",
    save: "Save settings",
    saving: "Saving",
    keep: "Keep it",
    /** Whether search engines may list the page of the home. */
    homePage: "The home’s page",
    index: "Let search engines find this page",
    indexHint:
      "While the form is open they may list it with its photos and its address. Otherwise only those who have the link find it.",
    saveIndex: "Save choice",
    seeHomePage: "See the page",
    /** To which person of a shared account new applications go. */
    assignment: "Assignment",
    assignTo: "New applications are assigned to",
    assignHint: "They are told, and find them under “Mine”. Applications that are here already stay as they are.",
    assignNobody: "No one",
    assignMe: "You",
  },
  order: {
    queue: "Queue",
    inOrder: "Read in order",
    freely: "Read in any order",
    inOrderText:
      "Applications open one at a time, in the order they became complete. The next one opens when the one before is decided, withdrawn or passed over with a reason.",
    freelyText:
      "Applications then open one at a time, in the order in which they became complete. Those behind show a place and a time, without names or answers, until it’s their turn.",
    nobody: "No one waits for a decision.",
    /** {reference}: the application's number. */
    read: "Read {reference}",
    notComplete: "Not complete yet",
  },
} as const;
