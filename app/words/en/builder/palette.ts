/** The search for a question to add to the form. */
export default {
  title: "Add to the form",
  search: "Search",
  /** In the empty search box: what may be typed, in several languages. */
  examples: "Income, pets, mascota, salaire",
  found: "{count} found",
  noneFound: "No ready-made question found",
  noMatch: "No ready-made question matches.",
  ownLeft: "Your own questions left: {count}. Ready-made questions don’t count.",
  languages: "Ready-made questions come in all languages that applicants can choose.",
  canBeAdded: "What can be added",
  /** Headings of groups. */
  readySections: "Ready sections",
  ownQuestion: "Own question",
  groups: {
    person: "Person",
    household: "Household and move",
    home: "Home",
    work: "Work",
    money: "Money",
    animals: "Pets",
    references: "References and company",
    papers: "Documents",
    notices: "Notices",
  },
  neverOffered: "Never offered here",
  askAsOwn: "Ask “{words}” as your own question",
  askAsOwnHint: "Answered with a short text. You can change that afterwards.",
  /** Beside another question than the one looked for, which may not be asked. */
  insteadHint: "To ask instead",
  askedPartly: "Partly asked already",
  asked: "Asked already",
  needsReason: "Needs a reason",
  needsReasonIn: "Needs a reason in {place}",
  /** When a law of the place lets it be asked at the earliest. */
  fromStage: {
    shortlist: "§ Asked after shortlisting in {place}",
    offer: "§ Asked with the offer in {place}",
  },
  notAsked: "Not asked here",
  notAskedIn: "Not asked in {place}",
  /** {sentence}: one of the two above. */
  because: "{sentence}: {why}",
  /** {law}: a section of a law, such as § 535 BGB. */
  bySource: "{sentence} ({law})",
} as const;
