export default {
  /** `{address}`: the one that was likely meant. */
  hint: "Did you mean {address}?",
  /** Heads the note after a save. */
  title: "Is the email address right?",
  /** `{address}`: the one that was typed. */
  saved: "Saved as {address}. If that is right, just continue.",
  change: "Change the address",
  yes: "Yes, change it",
  no: "No, it is right as it is",
} as const;
