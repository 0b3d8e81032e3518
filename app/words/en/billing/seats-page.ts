/** How many people may share an account with Pro, and what further ones cost. {price} and {amount} are amounts of money. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Seats",
  title: "Seats",
  /** {taken}, {seats}: numbers of people. */
  taken: "{taken} of {seats} seats are used, invitations included. One is yours.",
  /** {included}: the seats in the price of Pro. */
  price: {
    month: "Pro has {included} seats. Each further one costs {price} a month.",
    year: "Pro has {included} seats. Each further one costs {price} a year.",
  },
  /** Behind the price. */
  tax: { inclusive: "Tax is included.", exclusive: "Sales tax is added where it applies." },
  number: "Seats in all",
  show: "Show what it costs",
  offer: {
    title: "{seats, plural, one {# seat} other {# seats}} instead of {from}",
    today: "Today",
    nothing: "Nothing",
    /** Under the amount of today, for a month or year that is half over. */
    todayNote: "For the time until {day}.",
    next: "Next payment, {day}",
    /** Under it, where seats are given up. */
    nextNote: "What is left of the seats you give up is taken off.",
    after: { month: "Each month after that", year: "Each year after that" },
    /** Behind an amount. */
    withTax: "with {amount} tax",
    plusTax: "plus sales tax where it applies",
    pay: "Pay {amount} and have {seats} seats",
    lower: "Have {seats} seats from now on",
    keep: "Keep {from} seats",
  },
  refund: "Seats are refunded together with Pro, as long as Pro itself is.",
  done: "{seats, plural, one {Your account has # seat now.} other {Your account has # seats now.}}",
  toTeam: "To the team",
  faults: {
    cancelled: "Pro is canceled, and its seats end with it. To change them, keep Pro first.",
    "past-due": "The last payment for Pro did not go through. Put that right first; then seats can be changed.",
    /** {taken}, {seats}: numbers of people, the second the smaller. */
    people:
      "{taken} people share your account or are invited. To have {seats} seats, remove someone or withdraw an invitation first.",
    changed: "The seats have changed in the meantime. Look at the amounts again.",
  },
} as const;
