/** What stands around the pages of an account. */
export default {
  /** The main places, beside the logo and at the foot of a phone: one word each. */
  places: {
    dashboard: "Dashboard",
    forms: "Forms",
    homes: "Homes",
    applicants: "Applicants",
    notifications: "Notifications",
    settings: "Settings",
  },
  /** The same place at the foot of a phone, where five words stand side by side: short. */
  settingsAtFoot: "Settings",
  /** The account's menu. */
  links: {
    profile: "Profile and security",
    notifications: "Notification settings",
    billing: "Credits and billing",
    admin: "Admin",
  },
  /** Spoken at the bell. {count}: "3", or "99+". */
  unread: "{count} unread",
  /** The tabs of the settings. */
  settings: {
    title: "Settings",
    profile: "Profile",
    team: "Team",
    notifications: "Notifications",
    newForms: "New forms",
    security: "Sign-in",
    billing: "Billing",
    /** Spoken: who is signed in, on a phone. */
    yourAccount: "Your account",
  },
  /** Beneath "not found". */
  missing: {
    application: "An application is deleted when the time it may be kept is over, and with its form.",
    allApplications: "All applications",
    form: "A deleted form stays in the bin for 30 days.",
    lookInBin: "Look in the bin",
  },
} as const;
