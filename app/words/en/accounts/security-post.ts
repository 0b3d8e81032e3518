/** What went wrong at changing how one signs in. */
export default {
  wrongCode: "This code is wrong. Codes change every 30 seconds: enter the one that is shown now.",
  tooMany: "Too many tries. Wait 15 minutes and try again.",
  nothingSet: "Set up an app or a passkey first.",
  /** The name of a passkey. */
  nameIt: "Give it a name of at most 60 characters.",
  unknownForm: "This form is not known.",
} as const;
