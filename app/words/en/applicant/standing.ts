export default {
  /** Over the sentence. `{form}`: the form's title. */
  over: "Your application for {form}",
  /** Heads the four steps. */
  title: "Where it stands",
  asked: "Asked for more",
  decided: "Decided",
  /** Under a step that has not come. */
  notAsked: "Only if something is missing.",
  notOpened: "Not opened yet.",
  /** `{names}`: whose own parts are missing. */
  missing: "Sent by you. Missing: the part of {names}.",
  /** Under the last step while no answer was given in time. */
  says: "If no answer comes, this page says so.",
  /** Title of the tab, and the sentence about now. */
  answered: ["Being read", "The landlord has what you added, and your application is being read again."],
  /** `{day}`: the last one that was promised. */
  overdue: ["No answer yet", "The landlord promised an answer by {day} and has not given one. You can write and ask."],
  all: "All your answers",
  parts: "{n, plural, one {# part} other {# parts}}",
  answers: "{n, plural, one {# answer} other {# answers}}",
  papers: "{n, plural, one {# document} other {# documents}}",
} as const;
