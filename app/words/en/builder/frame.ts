/** Around the five steps of the form builder: its bar, its foot, the way on, and how the draft is saved. */
export default {
  /** The steps in their order. The narrow bar shows the first word of each alone. */
  steps: [
    "Property and rent",
    "Questions",
    "Documents and people",
    "Criteria, closing and notices",
    "Check and publish",
  ],
  stepsOfForm: "Steps of the form",
  /** How a step stands, after its name, for who listens. */
  stepStates: { done: "Done", started: "Started", todo: "To do" },
  stepToFix: "{count, plural, one {# to fix} other {# to fix}}",
  preview: "Preview",
  publish: "Publish",
  openingStep: "Opening this step",
  openingForm: "Opening your form",
  /** In the bar, while the form has no name. */
  unnamedForm: "Your form",
  /** Instead of the name of a question or a section that has none yet. */
  untitled: "Untitled",
  back: "Back",
  /** {step}: the name of the next one. */
  next: "Next: {step}",
  /** Beside the heading "Questions". */
  questionsInAll: "{count} in all",
  /** The same; {own}: how many of them the landlord wrote. */
  questionsWithOwn: "{count}, {own} of your own",
  undo: "Undo",
  redo: "Redo",
  /** {time}: of the clock, such as 4:05 PM. */
  saved: "Saved {time}",
  saving: "Saving",
  offlineKept: "Offline, kept here",
  offlineNotKept: "Offline, not kept",
  signedOutKept: "Signed out, kept here",
  signedOutNotKept: "Signed out, not kept",
  conflict: "Conflict: keep mine or take theirs",
  notSaved: "Not saved",
  leftOut: "Left out of the template in {place}",
  quoted: "“{name}”",
  /** {questions}: their names, quoted, with commas between them. */
  leftOutWhy:
    "{questions}. The law there forbids it, or wants a reason from you. What needs a reason can be added among the questions.",
} as const;
