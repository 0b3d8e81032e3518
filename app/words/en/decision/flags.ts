/** What a landlord's published rules point out about an application: each rule, and what the application says. */
export default {
  incomeBelow: {
    /** {times}: a number. {amount}: money. */
    rule: "Household income of at least {times} times the rent: {amount} a month",
    answer: "{amount} a month, {times} times",
  },
  movesInLate: {
    rule: "{days, plural, one {Move-in no later than # day after {day}} other {Move-in no later than # days after {day}}}",
    answer: "{days, plural, one {{day}, # day after} other {{day}, # days after}}",
  },
  tooManyAdults: {
    rule: "{count, plural, one {At most # adult} other {At most # adults}}",
    answer: "{count, plural, one {# adult} other {# adults}}",
  },
  petWhereNone: {
    rule: "No pets; assistance animals are not pets",
    answer: "Has pets",
  },
  paperMissing: {
    rule: "Documents that this form requires",
    /** {names}: of documents. */
    answer: "Missing: {names}",
  },
  historyShort: {
    /** {gap}: a number of days. */
    rule: "{years, plural, one {Addresses of the last # year, with no gap over {gap} days} other {Addresses of the last # years, with no gap over {gap} days}}",
    /** {from} and {to}: months. */
    hole: "Nothing between {from} and {to}",
    reach: "They reach back to {month}",
  },
  refereeSilent: {
    rule: "{days, plural, one {Referees answer within # day} other {Referees answer within # days}}",
    /** {count}: how many referees; a number. */
    answer: "{days, plural, one {No answer from {count}, for # day} other {No answer from {count}, for # days}}",
  },
  sameApplicant: {
    rule: "Not one of your rules: the same person may have applied before",
  },
} as const;
