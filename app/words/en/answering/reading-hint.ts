/** Of an amount that can be read in two ways. */
export default {
  /** `{typed}`: as it was typed; `{amount}`: as what it counts. */
  hint: "You wrote “{typed}”: we read {amount}.",
  /** Heads the note after a save. */
  title: "Is the amount right?",
  change: "Change the amount",
} as const;
