/** Credits: how many there are, where they come from, and what became of them. {n} is a number, {day} a date. */
export default {
  credits: "{n, plural, one {1 credit} other {# credits}}",
  /** Where credits come from and until when they last; with a first letter that may begin a sentence. */
  lots: {
    purchase: {
      unending: "{n, plural, one {# bought, it doesn’t expire} other {# bought, they don’t expire}}",
      until: "{n, plural, one {# bought, until {day}} other {# bought, until {day}}}",
    },
    voucher: {
      unending: "{n, plural, one {# from a voucher, it doesn’t expire} other {# from a voucher, they don’t expire}}",
      until: "{n, plural, one {# from a voucher, until {day}} other {# from a voucher, until {day}}}",
    },
    welcome: {
      unending: "{n, plural, one {# to welcome you, it doesn’t expire} other {# to welcome you, they don’t expire}}",
      until: "{n, plural, one {# to welcome you, until {day}} other {# to welcome you, until {day}}}",
    },
    goodwill: {
      unending: "{n, plural, one {# from us, it doesn’t expire} other {# from us, they don’t expire}}",
      until: "{n, plural, one {# from us, until {day}} other {# from us, until {day}}}",
    },
    other: {
      unending: "{n, plural, one {# added, it doesn’t expire} other {# added, they don’t expire}}",
      until: "{n, plural, one {# added, until {day}} other {# added, until {day}}}",
    },
  },
  /** {lot} is one of the lots above. */
  lot: "{lot}.",
  firstLot: "{n, plural, one {{lot}; this one is used first.} other {{lot}; these are used first.}}",
  /** Lines of the history: what happened, and what belongs to it. */
  entries: {
    deletedForm: "A deleted form",
    days: "{n, plural, one {# day, until {day}} other {# days, until {day}}}",
    moreDays: "{n, plural, one {# day more, until {day}} other {# days more, until {day}}}",
    closedSoon: "{form} closed within a day",
    returned: "Returned",
    bought: "{n, plural, one {1 credit bought} other {# credits bought}}",
    namedVoucher: "Voucher: {label}",
    voucher: "Voucher",
    until: "Until {day}",
    welcome: "Welcome",
    firstForm: "For your first form",
    goodwill: "Added by us",
    refunded: "{n, plural, one {1 credit refunded} other {# credits refunded}}",
    moneyOnItsWay: "The money takes 5 to 10 days",
    refundFailed: "Refund failed",
    creditsBack: "Your credits are back",
    heldBack: "{n, plural, one {1 credit held back} other {# credits held back}}",
    disputed: "A payment is disputed, or a gift was undone",
    released: "{n, plural, one {1 credit released} other {# credits released}}",
    expired: "{n, plural, one {1 credit expired} other {# credits expired}}",
    other: "Credits",
  },
} as const;
