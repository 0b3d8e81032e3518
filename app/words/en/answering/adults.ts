/** Asked where the number of adults does not fit those named. */
export default {
  title: "Does the number of adults fit?",
  /** `said` counts the reader in, `named` does not. */
  text: "{said, plural, one {You wrote that # adult will live there, with you, and named {named} besides yourself. Add whoever is missing, or change the number. If it is right like this, just continue.} other {You wrote that # adults will live there, with you, and named {named} besides yourself. Add whoever is missing, or change the number. If it is right like this, just continue.}}",
  changeNumber: "Change the number of adults",
  changeNames: "See the adults named",
} as const;
