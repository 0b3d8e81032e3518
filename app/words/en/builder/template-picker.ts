/** The templates that a form begins with. */
export default {
  title: "What are you renting out?",
  text: "Pick a template. You can change every question afterwards.",
  /** Beside a template: how long it takes to fill in. The short form is seen, the other read out. */
  minutesShort: "{minutes} min",
  minutes: "{minutes, plural, one {# minute to fill in} other {# minutes to fill in}}",
} as const;
