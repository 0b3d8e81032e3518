/** Who else of the account has the application open, in one line above it. */
export default {
  /** {names}: of all of them, such as "Ana Brown and Ben Cole". */
  here: "{count, plural, =1 {{names} is here.} other {{names} are here.}}",
  note: "{name} is writing a note.",
  message: "{name} is writing a message.",
  decision: "{name} is about to decide.",
} as const;
