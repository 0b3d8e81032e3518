/** What every form says around its fields. */
export default {
  /** Over the list of what is wrong. */
  problem: "There is a problem",
  /** Spoken before a message beside a field, and before the title in the tab of the browser: one word. */
  error: "Error:",
  /** Behind the name of a field that may stay empty. */
  optional: "(optional)",
  /** Beneath a field for an email address that looks mistyped. */
  address: {
    question: "Did you mean {address}?",
    yes: "Yes, change it",
    no: "No, it’s right as it is",
  },
} as const;
