/** The page of the settings that says what new forms begin with. */
export default {
  title: "New forms",
  lead: "Each new form, and the first vacancy of a home, begins with this. You can change all of it in the form; forms that exist stay as they are.",
  logo: "Your logo comes from the form you published last.",
  criteria: "How you decide",
  save: "Save",
  saving: "Saving",
  saved: "Saved. The next form begins with it.",
  tooLong: "Shorten this text.",
} as const;
