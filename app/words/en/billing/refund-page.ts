/** Money back for what was bought and not used. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Money Back",
  title: "Money back",
  /** {refundDays}, {withdrawDays}: numbers above one. */
  lead: "Unused credits are refundable for {refundDays} days, and Pro for the first {withdrawDays} days of every paid year or the first month, once for each customer.",
  done: "Done. The money is on its way. It takes 5 to 10 days to your card.",
  refused: "This can’t be refunded: it’s been used, or the time is over.",
  nothing: "There’s nothing to refund right now.",
  /** The installation sells nothing. */
  notSelling: "Purchases are off here, and so are automatic refunds. Write to our support and we’ll handle it.",
  plan: {
    name: "Pro",
    /** {amount}: "$120.00". */
    text: "It ends at once, and {amount} is refunded",
    button: "End Pro and refund me",
  },
  pack: {
    unused: "{count, plural, one {# credit unused} other {# credits unused}}",
    unusedOf: "{total, plural, one {{left, number} of # credit unused} other {{left, number} of # credits unused}}",
    /** {day}: "November 3, 2027"; {amount}: "$30.00". */
    text: "Bought on {day}. {amount} is refunded",
    textWithTax: "Bought on {day}. {amount}, with any tax on it, is refunded",
    button: "{count, plural, one {Refund # credit} other {Refund # credits}}",
  },
  back: "Back to billing",
} as const;
