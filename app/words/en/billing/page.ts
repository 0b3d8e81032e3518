/** The billing page. {price} and {amount} are amounts of money, {day} is a date. */
export default {
  /** After the purchase, while the payment is under way and when it is known what became of it. */
  arriving: {
    pro: "You have Pro now.",
    credits: "{n, plural, one {1 credit added.} other {# credits added.}}",
    failed: "The payment was not made. Nothing was charged.",
    title: "Your payment is arriving",
    text: "This takes a moment, and the page updates automatically. Slower ways to pay can take a few days, and we’ll email you.",
    look: "Look now",
  },
  balance: {
    title: "Credits",
    /** Beside the number, which is large. */
    unit: "{n, plural, one {credit} other {credits}}",
    oneCredit:
      "One credit covers one home: a form open for {days} days, with every tool and up to {applications} applications (fair use).",
    none: "Credits you buy don’t expire. Gifts last {months} months and are used first.",
  },
  buy: {
    title: "Buy credits",
    /** Beside the title. {currency} is a code such as EUR. */
    terms: {
      inclusive: "{currency}, tax included. Refundable for {days} days if unused.",
      exclusive: "{currency}, plus sales tax where it applies. Refundable for {days} days if unused.",
    },
    /** {number} stands in large type. */
    pack: "{n, plural, one {{number} credit} other {{number} credits}}",
    /** What one credit of a pack costs: each is for one home. */
    perHome: "{amount} a home",
    button: "Buy {n}",
    included: "With Pro you don’t need credits: publishing is included.",
    pro: "Pro",
    month: "{price} a month",
    orYear: "or {price} a year",
    whyPro:
      "As many open forms as you have homes, with every tool. Cheaper than credits from {n, plural, one {# home a month} other {# homes a month}}.",
    getPro: "Get Pro",
    currency: "Currency",
  },
  pro: {
    title: "Get Pro",
    terms: {
      inclusive: "{currency}, tax included. Cancel in two clicks.",
      exclusive: "{currency}, plus sales tax where it applies. Cancel in two clicks.",
    },
    text: "Pro is for as many open forms as you have homes (fair use {forms}), each with every tool and up to {applications} applications (fair use). Publishing uses no credits. Pro renews automatically until you cancel, and then lasts to the end of the period you paid for.",
    price: { month: "{price} a month", year: "{price} a year" },
    yearNote: "Two months free. Refundable for the first {days} days of every paid year.",
    button: { month: "Pay by the month", year: "Pay by the year" },
    credits: "Buy credits instead",
  },
  history: {
    title: "History",
    none: "Nothing yet. Credits you buy, use and get appear here.",
    caption: "Credits, newest first",
    /** Heads of the columns: the last is how many credits were left. */
    columns: { date: "Date", what: "What", credits: "Credits", left: "Left" },
  },
  plan: {
    region: "Plan and invoices",
    title: "Your plan",
    credits: "Credits",
    pro: "Pro",
    noPro: "No subscription. Nothing is charged automatically.",
    ended: "Pro has ended. Forms beyond the free limits continue until {day}.",
    next: {
      month: "{price} a month. Next payment on {day}.",
      year: "{price} a year. Next payment on {day}.",
    },
    /** Under the price. */
    seats: "{seats} seats, {further, plural, one {# of them further} other {# of them further}}.",
    changeSeats: "Change the seats",
    byYear: "Pay by the year instead",
    cancel: "Cancel Pro",
    canceled: "Canceled. It lasts until {day}; nothing more is charged.",
    keep: "Keep Pro",
    card: "Card, address, tax ID",
    refund: "Ask for a refund",
    redeem: "Redeem a voucher",
  },
  /** Forms that can be filled in now. */
  open: {
    title: "Open now",
    /** A form of the free plan: how many of its applications it has. */
    free: "free: {n} of {most} applications",
    until: "until {day}",
    untilClosed: "open",
    creditButton: "Use a credit",
    /** The same for a screen reader, with the form's title. */
    creditButtonFor: "Use a credit for {form}",
  },
  invoices: {
    title: "Invoices",
    failed: "The list cannot be shown right now. Reload the page in a minute.",
  },
} as const;
