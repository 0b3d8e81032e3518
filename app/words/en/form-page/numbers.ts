/** The numbers of one form: how far people come, when applications came, and how fast both sides are. */
export default {
  title: "Numbers",
  sentOfBegan: "{sent} of the {starts} who began have sent it.",
  /** {step}: the title of a step of the form. */
  worst: "More people stop at {step} than anywhere else: {lost}.",
  note: "Looks and steps are visits in a browser: whoever opens the page again counts again, your own visits and bots don’t. Sent is every application.",
  caption: "How many people reached each step",
  step: "Step",
  people: "People",
  /** The ends of the way; between them stand the form's own steps. */
  looked: "Looked at the form",
  began: "Began",
  sent: "Sent",
  onlyLooked: "{lost} only looked",
  stopped: "{lost} stopped here",
  days: {
    title: "Applications a day",
    /** {total}: a large figure. */
    total: "{total} in 30 days",
    thisWeek: "{count} of them this week",
    asTable: "As a table",
    day: "Day",
    applications: "Applications",
  },
  finish: {
    title: "Minutes to finish",
    none: "Appears here after the first application.",
    /** {minutes}: a large figure. Half of the applicants needed no longer. */
    middle: "{minutes} for half of them",
    said: "the start page says {minutes}",
    /** The ends of the scale below the bars. */
    least: "1 minute",
    more: "more than {minutes}",
    /** How many applicants needed that long. */
    bar: "{from} to {to} minutes: {count}",
    lastBar: "More than {minutes} minutes: {count}",
  },
  yours: {
    title: "Your side",
    openedWithin: "Opened within",
    notOpened: "Half aren’t opened yet",
    decided: "Decided",
    decidedOf: "{decided} of {looked}",
    decidedWithin: "Decided within",
    tooFew: "Too few to say",
    overdue: "Answers overdue",
    /** The same as a link. {number}: of answers; {count}: it, perhaps with a plus. */
    overdueLink: "{number, plural, one {{count} answer overdue} other {{count} answers overdue}}",
    noPromise: "No day promised",
    none: "None",
    later: "How quickly you open and decide appears here after {count} applications.",
    median: "Median of the last {count} applications.",
    minutes: "{n, plural, one {# minute} other {# minutes}}",
    hours: "{n, plural, one {# hour} other {# hours}}",
    days: "{n, plural, one {# day} other {# days}}",
  },
} as const;
