/** How many applications a form of a plan takes. {applications} is a number. */
export default {
  applications: "{applications} applications",
  /** Within a sentence. Fair use: more is not refused, but looked at. */
  upToApplications: "up to {applications} applications (fair use)",
  perForm: "{applications} per form",
  upToPerForm: "Up to {applications} per form (fair use)",
  /** Beside the box for the landlord's own maximum. */
  hint: {
    unlimited: "Leave empty for no limit.",
    capped: "Leave empty for your plan’s limit of {applications}.",
    fairUse: "Leave empty for up to {applications}, the fair use of your plan.",
  },
} as const;
