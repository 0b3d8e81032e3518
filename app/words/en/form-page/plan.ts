/** What a form runs on, and what a credit would add. {day}: a date. */
export default {
  title: "Plan",
  proOffer: "Pro does this for all your forms.",
  toPro: "See its price",
  credit: {
    runs: "Paid for with a credit until {day}. Until then you can close and reopen it for free.",
    over: "A credit paid for it until {day}. You can still read and decide on every application.",
  },
  /** A form from before plans were sold. */
  legacy: {
    runs: "This form has everything a credit adds, free, until {day}. Until then you can close and reopen it for free.",
    over: "This form had everything a credit adds, free, until {day}. You can still read and decide on every application.",
  },
  pro: "Open with Pro as long as you’re subscribed.",
  proOver: "Pro has ended. You can still read and decide on every application.",
  proEnds: "Pro has ended. This form stays open until {day}.",
  /** {received} of {limit} applications. */
  guest: "Made without an account: it keeps its limits until it closes. {received} of {limit} applications came in.",
  free: "Runs free, for up to {days} days at a time. {received} of {limit} applications came in.",
  freeClosed: "Ran free, for up to {days} days at a time. {received} of {limit} applications came in.",
  swap: {
    /** {form}: the title of another form. */
    lead: "One form stays open after Pro ends: “{form}”. You can open this one instead for the rest of that time. The other is then paused.",
    press: "Open this one instead",
    pressing: "Opening it",
  },
  /** What a credit adds to a form that has one. */
  more: "A credit adds {days} days: until {day}.",
  moreClosed: "A credit adds {days} days and opens it again: until {day}.",
  /** What a first credit adds. {cap}: so many applications. */
  first:
    "A credit takes {cap}, allows {questions} questions of your own, adds flags, comparing, references and moves of several at once, and keeps it open until {day}.",
  firstClosed:
    "A credit takes {cap}, allows {questions} questions of your own, adds flags, comparing, references and moves of several at once, and opens it again until {day}.",
  disputed:
    "A payment on your account is disputed. You can’t use credits until it’s settled. Everything else continues.",
  useWelcome: "Use your welcome credit",
  welcomeNote: "You get one welcome credit, free.",
  addDays: "Add {days} days with a credit",
  useOne: "Use 1 credit",
  /** {left}: how many credits are left after it. */
  left: "{count, plural, one {You have # credit; {left} will be left.} other {You have # credits; {left} will be left.}}",
  toCredits: "See what a credit costs",
  using: "Using it",
} as const;
