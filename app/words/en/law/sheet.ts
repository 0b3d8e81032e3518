/** The PDF that says when a landlord's forms were checked against which rules. {day}: a date. {version}: the number of a form's version. */
export default {
  title: "Your forms and the law, {year}",
  fileName: "Forms and the law {year}",
  page: "Page {n} of {of}",
  lacking:
    "Some letters of these titles, such as Arabic or Chinese ones, cannot be printed here. The exact text is attached to this file.",
  /** Before the questions that are asked at another time than with the application. */
  stages: "When version {version} asks, beside the rules as they are now:",
  stagesNone:
    "When version {version} asks, beside the rules as they are now: everything with the application; the rules name no stage for it.",
  stagesRest: "Everything else is asked with the application.",
  /** {label}: a question. {rule}: one of `may`, or `noRule`. */
  asked: {
    viewing: "“{label}” is asked already for a viewing. {rule}",
    apply: "“{label}” is asked with the application. {rule}",
    viewed: "“{label}” is asked after a viewing. {rule}",
    shortlist: "“{label}” is asked after shortlisting. {rule}",
    offer: "“{label}” is asked with the offer. {rule}",
  },
  noRule: "The rules name no stage for it.",
  may: {
    viewing: {
      law: "May be asked already for a viewing: the law has it.",
      advice: "May be asked already for a viewing: the regulator advises it.",
      caution: "May be asked already for a viewing: we advise it.",
    },
    apply: {
      law: "May be asked with the application, not before: the law has it.",
      advice: "May be asked with the application, not before: the regulator advises it.",
      caution: "May be asked with the application, not before: we advise it.",
    },
    shortlist: {
      law: "May be asked after shortlisting, not before: the law has it.",
      advice: "May be asked after shortlisting, not before: the regulator advises it.",
      caution: "May be asked after shortlisting, not before: we advise it.",
    },
    offer: {
      law: "May be asked with the offer, not before: the law has it.",
      advice: "May be asked with the offer, not before: the regulator advises it.",
      caution: "May be asked with the offer, not before: we advise it.",
    },
  },
  madeOn: "Made on {day}. Days are those of UTC.",
  how: "Each form was checked when it was published, and read again when its rules changed. A rule is named by its place, the day on which it was checked, and a fingerprint of its text.",
  noForms: "No form was published or read again in this year.",
  notAll: "There were more checks than this sheet holds.",
  noAdvice: "This is our reading of the law, no legal advice.",
  /** {rules}: names of rules, or `noRules`. */
  published: "{day}: version {version} published, nothing against it. Rules: {rules}",
  readAgain: "{day}: version {version} read again, nothing against it. Rules: {rules}",
  found:
    "{count, plural, one {{day}: version {version} read again, # question needed a change. Rules: {rules}} other {{day}: version {version} read again, # questions needed a change. Rules: {rules}}}",
  noRules: "none for this country",
} as const;
