/** The first page of the account. */
export default {
  title: "Dashboard",
  /** The button of who has no form yet. */
  firstForm: "Create a form",
  newForm: "New form",
} as const;
