/** Step 2 of the form builder: the questions of the form in their sections. A section is one page of the application. */
export default {
  howTo:
    "Each section is one page. Click text to change it. Drag a question by its handle, or press Alt and an arrow key.",
  /** More than the plan allows. */
  tooManyOwn: "{count, plural, one {You have # question of your own} other {You have # questions of your own}}",
  tooManyOwnText: "This form may have {limit}. Ready-made questions don’t count. Remove some to publish.",
  /** {limits}: the text of `guestNoneLeft`. */
  tooManyOwnGuest: "{limits}. Ready-made questions don’t count. Remove some to publish.",
  noneLeft: "No question of your own is left",
  /** Numbers of questions: without an account, with a free one, with a credit. No full stop at the end. */
  guestNoneLeft:
    "You have {guest} without an account. A free account takes {free}, one credit {credit}; both add messages and notes",
  /** Names of the menus, for who listens. {name}: of the question or the section. */
  moveQuestion: "Move {name}",
  moveSection: "Move section {name}",
  moreForQuestion: "More for {name}",
  moreForSection: "More for section {name}",
  /** What the menus offer. */
  moveUp: "Move up",
  moveDown: "Move down",
  makeFirst: "Make it the first",
  makeLast: "Make it the last",
  toSection: "To {name}",
  /** Two sections have this name. */
  toSectionNumber: "To {name} (section {number})",
  addBelow: "Add a question below",
  duplicate: "Duplicate",
  remove: "Remove",
  settings: "Settings",
  addSectionBelow: "Add a section below",
  duplicateSection: "Duplicate section",
  removeSection: "Remove section",
  settingsOfQuestion: "Settings of {name}",
  settingsOfSection: "Settings of section {name}",
  addAfter: "Add a question after {name}",
  addTo: "Add a question to {name}",
  /** Above the settings of a question; {section}: its name. */
  questionOfSection: "Question {number} of “{section}”",
  questionOfPage: "Question {number} of “this page”",
  sectionNumber: "Section {number}: {name}",
  pageNumber: "Page {number}: {name}",
  /** Before its number, for who listens. */
  page: "Page",
  questionWords: "Words of the question",
  changeWords: "change the words",
  sectionName: "Name of the section",
  changeName: "change the name",
  namePage: "Name this page",
  optional: "Optional",
  /** {condition}: one or more of "builder/conditions". */
  shownWhen: "Shown only when {condition}",
  noQuestions: "No questions yet. Add one, or drag one here.",
  /** A section that repeats; {item}: what one of them is called, such as Pet. */
  answeredTimes:
    "{count, plural, one {Answered once, once for each “{item}”} other {Answered # times, once for each “{item}”}}",
  answeredFromTo: "Answered {min} to {max} times, once for each “{item}”",
  untitledQuestion: "Untitled question",
  untitledText: "Untitled text",
  addEmptySection: "Add an empty section",
  addReadySection: "Add a ready section",
  addQuestion: "Add a Question",
  /** The same button on a phone, beside a plus sign. */
  addQuestionShort: "Question",
  removeTitle: "Remove “{name}”?",
  /** {names}: in quotes, with commas between them. */
  shownDepending:
    "{count, plural, one {This is shown depending on it, and would always be shown: {names}.} other {These are shown depending on it, and would always be shown: {names}.}}",
  backToQuestions: "Back to the questions",
  done: "Done",
  whatYouAsk: "What you ask",
  /** What the sign § beside a question says. */
  asEarlyAsAllowed: "§ as early as local rules allow",
  comesTooEarly: "{count, plural, one {One question comes too early} other {# questions come too early}}",
  comesTooEarlyText: "Local rules in {place} set a later stage. No reason is needed.",
  moveToStage: "{count, plural, =2 {Move both} one {Move it} other {Move all #}}",
  movedToStage: "{count, plural, one {Moved to its stage} other {Moved to their stages}}",
  useAnotherTemplate: "Use another template",
  whichTemplate: "Which template?",
  /** A button in a list of templates; {template} is read out alone, not seen. */
  useTemplate: "Use {template}",
  confirmTemplate: "Use “{template}”?",
  confirmTemplateText:
    "{count, plural, one {Your # question will be replaced by the template. The home and the rent stay. Undo brings them back.} other {Your # questions will be replaced by the template. The home and the rent stay. Undo brings them back.}}",
  replaceThem: "Replace them",
  keepMine: "Keep my questions",
  templateUsed: "The form now has the questions of {template}",
} as const;
