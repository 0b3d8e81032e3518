/** What a form may run on: the free plan, a credit, or Pro. {cap}: how many applications, in words. */
export default {
  free: "Free",
  freeHint:
    "{applications} applications, {days} days: open until {day}. Reading, deciding, letters and exports are part of it. You can use a credit later.",
  welcome: "Your welcome credit, a gift",
  welcomeHint:
    "Flags, comparing, references, moves of several at once, {questions} questions of your own and {cap}. Open until {day}. It’s free, and you get one.",
  credit: "1 credit",
  creditHint:
    "Flags, comparing, references, moves of several at once, {questions} questions of your own and {cap}. Open until {day}. You have {count, plural, one {# credit} other {# credits}}; {left} will be left.",
  /** Beside the button that publishes. */
  spendsWelcome: "Publishing uses your welcome credit.",
  spendsCredit: "{count, plural, one {Publishing uses your only credit.} other {Publishing uses 1 of your # credits.}}",
  /** {limit}, {count}, {surplus}: numbers of questions that the landlord wrote. */
  tooManyOwn:
    "A free form has up to {limit} questions of your own, and this one has {count}. Take out {surplus} to publish it free.",
  /** {title}: of another form. */
  otherRuns: "“{title}” runs free already, and one form at a time is free. Close it to publish this one free.",
} as const;
