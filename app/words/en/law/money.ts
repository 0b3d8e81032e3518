/** A deposit or a fee above the most that a place allows. No full stop at the end: it stands in a list, too. */
export default {
  /** Amounts in rents of a month or a week: {typed} and {most} below. */
  rents: {
    none: "no deposit",
    half: {
      month: "half a month’s rent",
      week: "half a week’s rent",
    },
    count: {
      month: "{count, plural, one {# month’s rent} other {# months’ rent}}",
      week: "{count, plural, one {# week’s rent} other {# weeks’ rent}}",
    },
  },
  deposit: "The deposit is {typed}: {place} allows {most}",
  /** The same where nobody has read the law. */
  depositUnread: "The deposit is {typed}: {place} allows {most}, as far as we know",
  /** {where}: a question or text of the form. {asked} and {most}: amounts of money. */
  fee: {
    unnamed: {
      none: "{where} asks a fee for applying: {place} allows none",
      most: "{where} asks a fee for applying: {place} allows at most {most}",
    },
    named: {
      none: "{where} asks a fee of {asked}: {place} allows none",
      most: "{where} asks a fee of {asked}: {place} allows at most {most}",
    },
  },
} as const;
