/** Beside words that a person wrote in another language than the reader's, where the reader's browser itself can translate them. */
export default {
  translate: "Translate here",
  translating: "Translating",
  /** Above the translation: it was made by the reader's own browser, and sent nowhere. */
  onDevice: "Translated on this device",
  failed: "This could not be translated here.",
} as const;
