/** What the browser shows that has just deleted an account. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Account Deleted",
  title: "Your account is deleted",
  lead: "You are signed out everywhere. No one can open your forms or the applications to them anymore.",
  /** {policy}: `policy` as a link. */
  mail: "An email to your address confirms it. The {policy} says how long copies of our database last.",
  policy: "privacy policy",
} as const;
