/** Withdrawing from a purchase: the page, its form, the page that confirms it, and the receipt of both declarations. */
export default {
  page: {
    title: "Withdraw or cancel",
    /** For search engines. */
    description: "Withdraw from a purchase, or cancel a contract, in two steps and without signing in.",
    lead: "Two steps, without signing in, and a receipt by email at once.",
    heading: "Withdraw from a contract",
    /** By the law of the Union, and what we grant everybody. */
    text: "Consumers in the European Union may take back what they bought within {withdrawDays} days, without a reason. We pay back unused credits for {refundDays} days wherever you live.",
    /** Behind it, where there is such a page. */
    quicker: "With an account it is quicker under Settings, Billing.",
    sent: {
      title: "We received your withdrawal",
      /** {moment}: a day with its time. */
      text: "Received on {moment}. The receipt is on its way to you by email.",
    },
    /** What was done at once. */
    did: {
      "credits-paid-back": "Your unused credits are paid back. The money takes 5 to 10 days.",
      "pro-paid-back": "Pro has ended, and what this period cost is paid back.",
      "pro-ended": "Pro is cancelled: it lasts to the end of what is paid, and nothing more is charged.",
    },
    /** {email}: our own address. */
    tooMany: "This was sent often within the hour. Write to {email} instead: that counts as well.",
    stale: "This page had been open for over a day. Nothing is lost: look through it and send it again.",
    cannotDo: "This page can’t do that. Reload it and try again. Open it again.",
  },
  name: "Your name",
  email: "Your email address",
  emailHint: "The receipt goes there. If you bought with another address, say so below.",
  contract: "Which contract",
  contracts: { credits: "Credits I bought", pro: "Pro, by the month or year", other: "Another contract" },
  details: "Anything that helps us find it",
  detailsHint: "Such as the invoice number. You don’t need to give a reason.",
  button: "Withdraw from the contract here",
  faults: {
    name: "Enter your name",
    contract: "Choose a contract",
    details: "Use at most 1,000 characters",
    until: "Use at most 60 characters",
  },
  /** What was typed, shown once more before it is declared. */
  confirm: {
    title: "Confirm your withdrawal",
    lead: "Nothing is sent before you press the button.",
    name: "Name",
    email: "Email address",
    contract: "Contract",
    details: "Details",
    button: "Confirm withdrawal",
    change: "Change something",
  },
  /** What is declared. {contract} is one of the contracts. */
  declared: "{name} withdraws from the contract: {contract}.",
  receipt: {
    withdrawal: "We received your withdrawal",
    cancellation: "We received your cancellation",
    title: "Receipt",
    /** Before the time at which it arrived. */
    received: "Received",
    text: "This counts from the time above. We write to you within 14 days, and pay back what you are owed to the card you paid with. Keep this email.",
    notYou: "Not you? Someone entered this address on our page. Tell us, and nothing is changed.",
  },
} as const;
