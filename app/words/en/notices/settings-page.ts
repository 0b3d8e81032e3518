/** The settings of notifications. */
export default {
  title: "Notification settings",
  lead: "Every notification appears in your account. Choose which also come by email.",
  saved: "Saved.",
  applications: "Applications",
  forms: "Forms",
  /** What happens in an account that several people share. */
  shared: "Shared accounts",
  /** Notifications that always come by email; `firmWhy` is about them. */
  firm: ["Security of your account", "Billing", "Form taken offline or about to be deleted"],
  firmWhy: "The last three protect your account, your money and your applications, so they can’t be turned off.",
  zone: {
    label: "Time zone for emails",
    /** “Once a day” is one of the choices above: the words of notices/choices. */
    hint: "“Once a day” is one email between 8 and 9 AM there, if there’s news. Pages use your device’s time zone.",
    /** {zone}: "America/New York". */
    device: "My device’s time zone ({zone})",
  },
  save: "Save",
} as const;
