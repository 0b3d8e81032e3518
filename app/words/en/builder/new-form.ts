/** A new form of an account. */
export default {
  notMade: "The form was not made",
  unfinished: "You have an unfinished form in this browser",
  unfinishedNamed:
    "{title}. Continue with it in your account, or start with a template below; it stays here until you do.",
  unfinishedUnnamed:
    "It doesn’t have a name yet. Continue with it in your account, or start with a template below; it stays here until you do.",
  takingOver: "Taking it over",
  continue: "Continue with this form",
  throwAway: "Throw it away",
} as const;
