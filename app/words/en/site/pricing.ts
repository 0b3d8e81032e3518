/** The page of prices. Amounts, and numbers of days, hours, months, applications and credits, come from the plans. */
export default {
  meta: {
    title: "Pricing: free rental application forms",
    /** {price} is an amount such as "$12". */
    description:
      "A form is free for landlords: {applications} applications in {days} days, no card. A full form costs {price}. Tenants pay nothing.",
  },
  title: "What it costs",
  lead: "The first vacancy is free, with or without an account. After that you pay for a home, not for a suite.",
  showPricesIn: "Show prices in",
  currencies: {
    USD: "US dollars",
    EUR: "Euros",
    GBP: "Pounds",
    CAD: "Canadian dollars",
    AUD: "Australian dollars",
  },
  tax: {
    USD: "US dollars. Sales tax is added where it applies.",
    CAD: "Canadian dollars. Sales tax is added where it applies.",
    EUR: "Euros, VAT included.",
    GBP: "Pounds, VAT included.",
    AUD: "Australian dollars, GST included.",
  },
  /** Heads of the rows of the table of plans. */
  rows: {
    openForms: "Open forms",
    openFor: "Open for",
    applications: "Applications",
    ownQuestions: "Your own questions",
    review: "Reading and deciding",
    people: "People in the account",
  },
  /** Instead of further prices, under 0. */
  noCard: "No card",
  days: "{days} days",
  guest: {
    name: "Without an account",
    forWhom: "For one vacancy, tonight",
    openForms: "{count} for each email address",
    people: "No account",
    review: "An email when someone applies, and a private link to read everything, approve and decline with a letter",
  },
  free: {
    name: "Free account",
    forWhom: "For a home now and then",
    people: "You, and one who reads",
    review: "Inbox, status, notes, messages, letters, PDF, CSV and ZIP",
    action: "Create an account",
  },
  credit: {
    name: "One credit, one home",
    forWhom: "For a home with many applicants",
    /** Behind the price of a pack of 3 and of 10 credits: "$30 for 3". {price} is the amount. */
    forThree: "{price} for 3",
    forTen: "{price} for 10",
    openForms: "The form paid for",
    openFor: "{days} days, and {days} more for each further credit",
    people: "You, and one who reads",
    review: "All of a free account, plus flags, comparing side by side, hidden names, references and bulk moves",
    buy: "Buy credits",
  },
  pro: {
    name: "Pro",
    forWhom: "For many homes a year",
    /** Behind the price, in smaller type. */
    perMonth: "a month",
    perYear: "{price} a year",
    perSeat: "{price} a month for each further person",
    people: "{included}, each in a role, and more at a price each",
    openForms: "As many as you have homes (fair use {count})",
    openFor: "While you are subscribed",
    review: "All of a credit, on every form, without spending credits",
    buy: "Get Pro",
  },
  /** Beneath the table: what no plan leaves out. */
  inEveryPlan:
    "In every plan, and never an extra: documents, notes on the law, deletion on time, tenants’ rights, letters and accessibility. With an account, free or paid, also all your data as CSV.",
  moneyBack: "Cancel in two clicks. Money back for unused credits, and for the first {days} days of every paid year.",
  /** {yearFrom} and {monthFrom} are parts in strong type that say `homesAYear` and `homes`. */
  comparison: {
    title: "Credits or Pro?",
    text: "Pro by the year costs less than credits from {yearFrom}. For one busy month, Pro by the month does from {monthFrom}. Below that, credits cost less, and they don’t expire.",
    homesAYear: "{count} homes a year",
    homes: "{count} homes",
    caption: "What a year costs with credits and with Pro",
    heads: { homes: "Homes a year", credits: "With credits", pro: "With Pro, by the year" },
    /** Before the lower of two amounts, in small type: "less $80". */
    less: "less",
    note: "Credits in the cheapest packs, each for one home’s form of {days} days. {credits, plural, =1 {Your first credit is free and is not counted here.} other {Your first credits are free and are not counted here.}}",
  },
  nothingToPay:
    "No application fee, no account, no extras, in no plan. That is what lets you ask everyone, also in the many places where the law caps such fees or forbids them.",
  whatIsACredit: {
    title: "What is a credit?",
    /** {cap} says "up to 300 applications (fair use)". */
    text: "One credit publishes one home’s form with everything Rentform does: open for {days} days, for {cap}. A new account is offered {credits, plural, =1 {one free credit} other {# free credits}} when it first publishes. You spend a credit when you publish, not while you build.",
  },
  /** What happens at the edges of a plan. */
  edges: {
    title: "What happens when…",
    limit: {
      question: "My form reaches its limit",
      answer:
        "Visitors see that the form is closed before they type. Anyone who had started can still send within {hours} hours. You can always read and decide on every application you received. A credit or Pro opens a free form again; one that has taken the {applications} of fair use goes on as a copy of it.",
    },
    closedAtOnce: {
      question: "I close a form right after publishing",
      answer: "Within {hours} hours, and if no one has started an application, the credit comes back.",
    },
    reopened: {
      question: "I close a form and want to reopen it",
      answer: "Within its {days} days that is free, as often as you like.",
    },
    longer: {
      question: "I need more days, or started with the free form",
      answer: "A further credit adds {days} days. A credit used on a free form lifts its other limits at once.",
    },
    cancelled: {
      question: "I cancel Pro",
      answer:
        "It runs to the end of the time you paid for, and {grace} days longer. Then the form with the newest application stays open for {days} days, unless you choose another, and the others pause. You can still read, decide and export.",
    },
    moneyBack: {
      question: "I want my money back",
      answer:
        "Unused credits: within {refundDays} days of buying them. Pro: in the first {withdrawDays} days of every paid year, or in the first month when you pay by the month. Pro is refunded once for each customer.",
    },
  },
  questions: {
    title: "Asked about prices",
    tenants: {
      question: "Do you take anything from tenants?",
      answer: "No. No application fee, no paid report, nothing to buy, and no sale of their data.",
    },
    first: {
      question: "Is the first vacancy really free?",
      answer:
        "Yes. You can publish one form free without an account. A confirmed account is also offered {credits, plural, =1 {one free credit} other {# free credits}} when it first publishes, which is enough for a full form. You are not asked for a card.",
    },
    expiry: {
      question: "Do credits expire?",
      answer:
        "Bought ones do not. Credits that were a gift, such as the first one or those of a voucher, are good for {months} months, and are spent first.",
    },
    taxes: {
      question: "Are taxes included?",
      answer:
        "Prices in euros, pounds and Australian dollars include tax. Sales tax is added to prices in US and Canadian dollars where it applies, and you see it before you pay. Your first purchase sets the currency of your account.",
    },
    team: {
      question: "Can colleagues work in my account?",
      answer:
        "Yes. Without Pro you can invite one colleague, who reads and adds notes. With Pro {included} people share an account, in roles from reading to managing, and you can add seats for up to {most} people. You see what a seat costs today and at the next payment before you pay.",
    },
    voucher: {
      question: "What is a voucher?",
      answer:
        "A link or a printed code that adds credits to your account. Open the link, sign in, and press one button.",
    },
  },
  /** Names of what is sold, for search engines. */
  offers: {
    free: "Free form",
    credits: "{credits, plural, one {# credit} other {# credits}}",
    proMonth: "Pro, by the month",
    proYear: "Pro, by the year",
  },
} as const;
