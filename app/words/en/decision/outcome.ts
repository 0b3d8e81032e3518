/** What came of a press on applications: sentences of which one to four stand in a row. */
export default {
  /** {said}: one of `done` in decision/review, such as "Declined". */
  done: "{said}.",
  /** Of several at once. */
  doneMany: "{count, plural, one {{said}: # application.} other {{said}: # applications.}}",
  /** Another tab was first. */
  already: "{said} already. Nothing was changed or sent now.",
  refused:
    "{count, plural, one {# application left as it was: its state or its turn does not allow it.} other {# applications left as they were: their state or their turn does not allow it.}}",
  /** Added where a colleague was faster. {said}: one of `done` in decision/review. {time}: a day with its time. */
  first: "{name} was first: {said}, {time}.",
  /** The same of several. {names}: of all who were. */
  firstMany:
    "{count, plural, one {# of them was decided already, by {names}.} other {# of them were decided already, by {names}.}}",
  mailWaits: "{count, plural, =1 {The email waits two minutes.} other {The emails wait two minutes.}}",
  /** Because the home is rented. */
  declined: "{count, plural, one {# application declined.} other {# applications declined.}}",
  /** A reason for declining does not hold for these. */
  leftOut:
    "{count, plural, one {# application left out: what you say is not true of it.} other {# applications left out: what you say is not true of them.}}",
} as const;
