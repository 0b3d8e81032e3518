/** What most choices hang on: the main facts, the income beside the rent, and what the landlord's rules point out. */
export default {
  facts: {
    income: "Income",
    timesRent: "Times the rent",
    moveIn: "Move-in",
    /** How long the applicant wants to live there. */
    stay: "Stay",
    adults: "Adults",
    pets: "Pets",
    hasPets: "Yes",
    noPets: "None",
  },
  ratio: {
    otherCurrency: "The income is in {income}, the rent in {rent}: no ratio is worked out.",
    converted: "The applicant converts it to about {amount} a month.",
    /** The sum follows. {ratio}: a number such as 3.25. */
    times: "{ratio} times the rent:",
    sum: "{income} household income ÷ {rent} a month",
    /** {rent}: what is left of {full}. */
    sumLessSubsidy: "{income} household income ÷ {rent} a month ({full} less {subsidy} subsidy)",
    published: "You published {multiple} times: {amount} a month.",
  },
  flags: {
    none: "Nothing is flagged.",
    rule: "Your rule",
    answer: "The answer",
  },
} as const;
