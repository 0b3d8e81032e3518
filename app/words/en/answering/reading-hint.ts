/** Of an amount that can be read in two ways. */
export type ReadingHintWords = {
  /** `{typed}`: as it was typed; `{amount}`: as what it counts. */
  hint: string;
  /** Heads the note after a save. */
  title: string;
  change: string;
};

export const readingHintWords: ReadingHintWords = {
  hint: "You wrote “{typed}”: we read {amount}.",
  title: "Is the amount right?",
  change: "Change the amount",
};
