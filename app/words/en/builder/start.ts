/** The form builder without an account, before there is a form and after it was sent. */
export default {
  title: "Create a rental application form",
  lead: "No signup. What you build stays in this browser until you publish it.",
  home: "Home Page",
  createForm: "Create a form",
  openingForm: "Opening your form",
  startOver: "Start over",
  startOverTitle: "Start over?",
  startOverText: "The form in this browser is deleted. This can’t be undone.",
  throwAway: "Throw it away",
} as const;
