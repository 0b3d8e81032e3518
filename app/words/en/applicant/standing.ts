export type StandingWords = {
  /** Over the sentence. `{form}`: the form's title. */
  over: string;
  /** Heads the four steps. */
  title: string;
  asked: string;
  decided: string;
  /** Under a step that has not come. */
  notAsked: string;
  notOpened: string;
  /** `{names}`: whose own parts are missing. */
  missing: string;
  /** Under the last step while no answer was given in time. */
  says: string;
  /** Title of the tab, and the sentence about now. */
  answered: [title: string, text: string];
  /** `{day}`: the last one that was promised. */
  overdue: [title: string, text: string];
  all: string;
  parts: (n: number) => string;
  answers: (n: number) => string;
  papers: (n: number) => string;
};

export const standingWords: StandingWords = {
  over: "Your application for {form}",
  title: "Where it stands",
  asked: "Asked for more",
  decided: "Decided",
  notAsked: "Only if something is missing.",
  notOpened: "Not opened yet.",
  missing: "Sent by you. Missing: the part of {names}.",
  says: "If no answer comes, this page says so.",
  answered: ["Being read", "The landlord has what you added, and your application is being read again."],
  overdue: ["No answer yet", "The landlord promised an answer by {day} and has not given one. You can write and ask."],
  all: "All your answers",
  parts: (n) => (n === 1 ? "1 part" : `${n} parts`),
  answers: (n) => (n === 1 ? "1 answer" : `${n} answers`),
  papers: (n) => (n === 1 ? "1 document" : `${n} documents`),
};
