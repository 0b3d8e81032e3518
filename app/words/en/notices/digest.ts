/** The mail once a day: what happened to a landlord's forms. */
export default {
  subject: "{count, plural, one {Your forms: # notice} other {Your forms: # notices}}",
  /** Nobody has counted further. */
  subjectMore: "{count, plural, one {Your forms: more than # notice} other {Your forms: more than # notices}}",
  heading: "What happened to your forms",
  /** {thing}: what happened to a form. {count}: how often; a number above one. */
  often: "{thing} ({count})",
  action: "See your notifications",
  spelledOut: "Or open this address in a browser:",
  footer: "You get this email once a day because you chose so.",
  settings: "Change your notification settings",
} as const;
