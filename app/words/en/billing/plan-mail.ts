/** Mails about Pro, the subscription. {price} is one of the prices, {day} a date. */
export default {
  price: { month: "{amount} a month", year: "{amount} a year" },
  /** Behind the prices of some mails. */
  cancelAnyTime: "You can cancel in two clicks on your billing page; Pro then lasts to the end of what is paid.",
  refundableYear: "You can have the money back for {days} days from the start of each paid year.",
  started: {
    title: "You have Pro",
    text: "Every form you publish now is open while you have Pro, each with every tool and up to {applications} applications (fair use).",
    costs: "It costs {price}, plus tax where it applies. It renews on {day}.",
  },
  renewed: {
    title: "Pro was renewed",
    text: "It is paid until {day}: {price}, plus tax where it applies.",
  },
  renews: {
    title: "Pro renews on {day}",
    text: "On that day {price} is charged to your card, plus tax where it applies.",
  },
  yearly: {
    title: "Your subscription, once a year",
    month: "You have Pro for {price}, plus tax where it applies. It renews each month until you cancel.",
    year: "You have Pro for {price}, plus tax where it applies. It renews each year until you cancel.",
  },
  canceled: {
    title: "Pro is canceled",
    text: "Nothing more is charged. Pro lasts until {day}.",
    after:
      "After that, forms beyond the free limits continue for {days} days and are then paused. What was sent can always be read, decided and exported.",
    keep: "If you change your mind, press Keep Pro on your billing page.",
  },
  failed: {
    title: "Your payment for Pro did not go through",
    text: "We could not charge {price}. Your bank may want you to confirm it, or the card has ended.",
    goesOn: "Pro stays on while we try again over the next two weeks. Put in another card, and it is done.",
    button: "Put it right",
  },
  confirm: {
    title: "Your bank wants you to confirm the payment for Pro",
    text: "The payment of {price}, plus tax where it applies, waits for you. The button leads to Stripe, who takes our payments: confirm it there.",
    goesOn: "Pro stays on in the meantime. If you have confirmed it already, there is nothing to do.",
    button: "Confirm the payment",
  },
  /** Somebody subscribed twice. */
  second: {
    title: "A second subscription was ended and refunded",
    text: "You took Pro twice, probably in two windows. The later one is ended, and what it cost is on its way back to your card.",
    first: "The first one continues as it was.",
  },
  paidBack: {
    title: "Pro has ended, and your money is on its way",
    text: "What you paid for this period is paid back. It takes 5 to 10 days to your card.",
  },
  ended: {
    title: "Pro has ended",
    text: "Your forms continue as they are until {day}.",
  },
  pausing: {
    title: "{n, plural, one {One of your forms is paused on {day}} other {Some of your forms are paused on {day}}}",
    text: "Pro has ended, and its last {days} days are nearly over.",
    keepAll: "To keep all of them open, get Pro again before that day.",
    nothingLost: "Nothing is lost: what was sent can always be read, decided and exported.",
    oneStays: "Then “{form}” stays open for up to {days} days.",
    /** {forms} are titles in quotation marks with commas between them. */
    othersPause: "Then “{form}” stays open for up to {days} days, and these are paused: {forms}.",
    /** {more} is the number of those that are not named. */
    manyPause: "Then “{form}” stays open for up to {days} days, and these are paused: {forms} and {more} more.",
    titleInQuotes: "“{title}”",
    anotherInstead:
      "To have another one open instead, go to its page after that day and press “Open this one instead”.",
  },
  open: "Open billing",
  spelledOut: "Or open this address in a browser:",
  why: "You get this because of the subscription in your account. Questions: {email}",
} as const;
