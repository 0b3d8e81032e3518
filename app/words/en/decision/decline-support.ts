/** Why a reason for declining cannot be given for an application, as its landlord reads it beside the reason. */
export default {
  nobodyChosen: "No one else is approved for this home yet.",
  notLet: "The home is not marked as rented to anyone.",
  unlawful: "Where the home is, the law doesn’t let you go by this.",
  noIncomeRule: "Your form published no multiple of the rent.",
  noRent: "Your form published no rent to compare income with.",
  noIncome: "The application names no income.",
  otherCurrency: "Some of the income is in another currency, so it can’t be compared with the rent.",
  incomeMissing: "A co-applicant hasn’t sent their part, so the household’s income isn’t known.",
  rentCovered: "A voucher pays the whole rent, so no income is needed.",
  /** {times} and {multiple}: numbers. */
  incomeMeets: "Income is {times} times the rent. Your published rule is {multiple}.",
  nothingAsked: "You asked for nothing that is still missing.",
  stillTime: "You asked for more, and the applicant has until {day}.",
  noDay: "Your form published no day from which the home is available.",
  noMoveIn: "The application names no move-in date.",
  moveInFits: "They want to move in on {day}. The home is available from {from}.",
  /** {from} and {last}: the first and last day of moving in. */
  moveInFitsUntil: "They want to move in on {day}. Your published days are {from} to {last}.",
  noPetRule: "Your form published no rule against pets or smoking.",
  noPets: "Nothing in the application is against your published rule.",
  noReference: "You asked no one for a reference.",
  referenceWaits: "You asked for a reference, and the answer may still come.",
  referencesConfirmed: "No one you asked for a reference said that something is wrong.",
  noPapers: "The application has no documents.",
  papersUnread: "You haven’t opened any of its documents.",
} as const;
