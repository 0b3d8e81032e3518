/** What a state owes whoever hands in a portable screening report. {place}: a state; {days}: how old a report may be. */
export default {
  /** Beside the document that is not asked for. */
  told: {
    mustAccept: "{place}: must be accepted when at most {days} days old, without a fee.",
    noFee: "{place}: no fee for a check may be asked beside one of at most {days} days.",
    choice: "{place}: your choice. Asking for it says that you accept one of at most {days} days, without a fee.",
  },
  /** Before publishing a form that does not ask for it. */
  unasked: {
    mustAccept:
      "{place} has you accept a portable screening report of the last {days} days without a fee: ask for it as a document",
    noFee: "{place} allows no fee beside a screening report of the last {days} days: ask for it as a document",
  },
} as const;
