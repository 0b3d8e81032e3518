/** Behind a link of an email about a form: no more of them, or again. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Unsubscribe from Form Notifications",
  ask: {
    title: "Stop the emails about this form?",
    lead: "We won’t email you about new applications. The form stays open, and your private link still works.",
    button: "Stop the emails",
  },
  done: {
    title: "You get no more emails about this form",
    lead: "New applications still arrive. You find them behind your private link.",
    button: "Send me the emails again",
  },
  tooOften: "This was changed many times within the hour. Please try again later.",
} as const;
