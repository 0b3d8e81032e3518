/** What is to be mended before a form is published, each a link to the place where it is mended. */
export default {
  streetMissing: "Write the street and number of the home",
  townMissing: "Write the town or city of the home",
  tooManyOwn:
    "{limit, plural, one {This form may have # question of your own, and it has {count}} other {This form may have # questions of your own, and it has {count}}}",
  /** What the law forbids. {name}: of a question; {place}: a state or a country. */
  off: "“{name}” may not be asked: take it out",
  offIn: "“{name}” may not be asked in {place}: take it out",
  tooEarly: {
    shortlist: "“{name}” may not be asked before the shortlist: ask it later",
    offer: "“{name}” may not be asked before an offer: ask it later",
    apply: "“{name}” may not be asked before the application: ask it later",
  },
  tooEarlyIn: {
    shortlist: "“{name}” may not be asked before the shortlist in {place}: ask it later",
    offer: "“{name}” may not be asked before an offer in {place}: ask it later",
    apply: "“{name}” may not be asked before the application in {place}: ask it later",
  },
  reasonMissing: "“{name}” needs a reason: check one",
  reasonMissingIn: "“{name}” needs a reason in {place}: check one",
  noticeMissing: "The form must carry a notice: add it in step 4, under “Notices”",
  noticeMissingIn: "The form must carry a notice in {place}: add it in step 4, under “Notices”",
  /** Allowed earlier, and advised against. */
  betterLater: {
    apply: "“{name}” is better asked with the application in {place}",
    shortlist: "“{name}” is better asked after shortlisting in {place}",
    offer: "“{name}” is better asked with the offer in {place}",
  },
  /** {where}: one of `written`. */
  wordsRefused: "{where} asks for what may not be asked: change its words",
  wordsNeedReason: "{where} needs a reason: check one",
  /** Where the landlord wrote something. */
  written: {
    question: "“{name}”",
    section: "The section “{name}”",
    consent: "A consent before sending",
    title: "The name of this form",
    intro: "The words at the top of the form",
    criteria: "The text of your criteria",
  },
  untitled: "Untitled",
  lawInFull: "The law in {place}, in full",
  localLawInFull: "Local law, in full",
} as const;
