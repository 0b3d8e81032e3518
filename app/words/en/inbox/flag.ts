/** What a landlord's rules point out about an application. */
export default {
  /** What each rule points out, in a few words: to filter by, and to begin a line with. */
  names: {
    incomeBelow: "Income below your multiple",
    movesInLate: "Moves in late",
    tooManyAdults: "More adults than allowed",
    petWhereNone: "Pet where none",
    paperMissing: "Document missing",
    historyShort: "Short address history",
    refereeSilent: "Reference not answered",
    sameApplicant: "Applied before",
  },
  /** The same where a column has room for two words. */
  tags: {
    incomeBelow: "Income under rule",
    movesInLate: "Moves in late",
    tooManyAdults: "Too many adults",
    petWhereNone: "Pet where none",
    paperMissing: "Document missing",
    historyShort: "Short history",
    refereeSilent: "Reference not answered",
    sameApplicant: "Applied before",
  },
  /** {name}: one of `names`. {answer}: what the application says. */
  line: "{name}: {answer}",
} as const;
