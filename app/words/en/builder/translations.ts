/** The landlord's own words of a form in other languages, beside the original. {language}: as one says it within a sentence. */
export default {
  title: "Translations",
  what: "Your own words in other languages, beside the original. Ready-made texts come in every language.",
  /** A list of languages; its first entry is `choose`. */
  language: "Language",
  choose: "Choose a language",
  /** In that list. */
  languageInProgress: "{language} (in progress)",
  languageLeftOut: "{language} (left out)",
  /** What a text is. */
  kinds: {
    title: "Name of the form",
    intro: "Introduction",
    criteria: "Your criteria",
    photo: "Description of a picture",
    section: "Section",
    sectionHelp: "Help under the section’s name",
    item: "Name of one entry",
    question: "Question",
    help: "Help",
    statement: "Text",
    answer: "Answer to choose",
    consent: "Consent",
  },
  /** {kind}: one of `kinds`; {text}: the original. */
  named: "{kind}: {text}",
  /** Beside a translation whose original was changed. {before}: the original that it was written for. */
  inProgress: "In progress: this was written for “{before}”. Applicants don’t see it.",
  stillFits: "It still fits",
  unfinished:
    "{count, plural, one {# text is} other {# texts are}} in progress, because you changed the original. To publish, finish the translation or leave the language out.",
  leaveOut: "Leave the language out",
  leftOut: "This language is left out: applicants read your originals.",
  showAgain: "Show it again",
} as const;
