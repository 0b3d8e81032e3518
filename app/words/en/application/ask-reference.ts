/** The window in which somebody is asked for a reference. */
export default {
  title: "Ask {name} for a reference",
  lead: "This email goes out in your name. The link works for 14 days, with one reminder after three.",
  language: "Language of the email",
  languageHint: "They can read the page in any of these languages.",
  /** {name}: of the applicant. */
  hasWord: "I asked {name}, who agrees that I write now.",
  hasWordHint: "The applicant wants to be asked first. This is noted in the history.",
  cancel: "Cancel",
  send: "Send the email",
  sending: "Sending",
} as const;
