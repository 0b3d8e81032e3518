/** Adding a home by hand and changing one. What is wrong with a field is said of the rows of an imported file, too. */
export default {
  addTitle: "Add a home",
  changeTitle: "Change the home",
  add: "Add the home",
  save: "Save",
  saving: "Saving",
  reference: "Your number or name for it",
  referenceHint: "As your own list or software has it. Applicants do not see it.",
  address: "Address",
  addressKept: "This home has forms. Correct its address in the form and publish it: the home follows.",
  facts: "The home",
  factsHint: "The next form begins with this.",
  criteria: "Your criteria",
  criteriaHint: "What you expect of every application, in your words. The next form begins with it.",
  /** No choice made. */
  notSaid: "Not said",
  usual: "As usual there",
  faults: {
    missing: "Fill this in.",
    "too-long": "This is too long.",
    "control-character": "This has a character that no line has.",
    /** {example}: a postcode. */
    postcode: "Write it like {example}.",
    country: "Write a country, such as DE or Germany.",
    region: "Write a state or region of this country.",
    amount: "Write an amount, such as 1200.",
    "other-currency": "This is another currency.",
    currency: "Write a currency, such as EUR.",
    period: "Write week, fortnight, month or year.",
    "whole-number": "Write a whole number from {min} to {max}.",
    /** {choices}: a list of words. */
    choice: "Write one of these: {choices}.",
    "address-taken": "You already have a home at this address. For another unit, say which.",
    "reference-taken": "Another home of yours has this number.",
  },
  tooMany: "You added many homes just now. Import a list, or try again later.",
} as const;
