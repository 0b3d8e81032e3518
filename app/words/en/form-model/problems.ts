/**
 * What is to be mended in a form before it is published. {label}: what a question, statement or section is called;
 * {target}: an earlier question.
 */
export default {
  "empty-title": "Give the form a title",
  "wrong-postcode": "Write the postcode of the home as its country does, like {example}",
  "no-sections": "Add a section with questions",
  "empty-section-title": "Give this section a title",
  "empty-section": "“{label}” has no questions: add one or remove the section",
  "empty-label": "Write this question’s text",
  "empty-statement": "Write this statement’s text or remove it",
  "empty-consent": "Write this consent’s text or remove it",
  "too-few-options": "“{label}” needs at least {min, plural, one {# answer} other {# answers}} to choose from",
  "empty-option": "“{label}” has an answer without text",
  "duplicate-option": "“{label}” offers the same answer twice",
  "duplicate-id": "“{label}” exists twice with the same id: remove it and add it again",
  "duplicate-label": "“{label}” is asked twice in this section",
  "too-many-fields": "The form has {count, plural, one {# question} other {# questions}}; {max} is the most",
  "too-large": "The form is too large: shorten its texts",
  "no-name": "Add the question for the applicant’s name from the ready-made questions",
  "no-email": "Add the question for the applicant’s email address from the ready-made questions",
  "contact-not-asked": "“{label}” must be required and always shown, or no one could be answered",
  "condition-field-missing": "“{label}” depends on a question that was removed: change or remove its condition",
  "condition-not-earlier": "“{label}” depends on “{target}”, which comes later: move one of them",
  "condition-into-repeat": "“{label}” depends on “{target}”, which is asked several times: choose another question",
  "condition-option-missing": "“{label}” depends on an answer of “{target}” that was removed",
  "condition-value-missing": "Say which answer of “{target}” shows “{label}”",
  /** {language}: such as "German". */
  "unfinished-translation":
    "{count, plural, one {# translation is} other {# translations are}} in progress ({language}): finish it or leave the language out",
  "reversed-limits": "“{label}” has a smallest value above its largest",
} as const;
