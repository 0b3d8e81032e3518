/** The page that begins a form of an account. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Create New Form",
  title: "Create a new form",
  lead: "It’s saved to your account from your first change.",
  /** Why the form could not be created. */
  refused: {
    tooLarge: "It’s too large. Remove some questions or shorten their text.",
    unreadable: "A part of it could not be read.",
    tooMany: "That’s a lot of forms in a short time. Try again in an hour.",
  },
} as const;
