/**
 * What a law changes in a form, on its page and by email. {name}: of a question. {place}: where the home is, such as "Oregon,
 * United States". {day}: from when it holds; "now": it holds already.
 */
export default {
  off: {
    now: "“{name}” may not be asked in {place} anymore.",
    from: "From {day} “{name}” may not be asked in {place}.",
  },
  /** What no form may ask, wherever the home is. */
  offEverywhere: {
    now: "“{name}” may not be asked on Rentform anymore.",
    from: "From {day} “{name}” may not be asked on Rentform.",
  },
  /** Asked too early: by what must have come before. */
  tooEarly: {
    viewing: {
      now: "“{name}” may not be asked in {place}.",
      from: "From {day} “{name}” may not be asked in {place}.",
    },
    apply: {
      now: "“{name}” may not be asked before the application in {place}.",
      from: "From {day} “{name}” may not be asked before the application in {place}.",
    },
    shortlist: {
      now: "“{name}” may not be asked before the shortlist in {place}.",
      from: "From {day} “{name}” may not be asked before the shortlist in {place}.",
    },
    offer: {
      now: "“{name}” may not be asked before an offer in {place}.",
      from: "From {day} “{name}” may not be asked before an offer in {place}.",
    },
  },
  reason: {
    now: "“{name}” needs a reason in {place}.",
    from: "From {day} “{name}” needs a reason in {place}.",
  },
  notice: {
    now: "Your form must carry a notice in {place}.",
    from: "From {day} your form must carry a notice in {place}.",
  },
  /** Who says so. {law}: name of a law or a guide, such as "ORS 90.303". */
  basis: {
    law: "The law: {law}.",
    advice: "Advice of the regulator: {law}.",
    caution: "Our caution: {law}.",
  },
  /** Subject of an email. {count}: of questions. */
  subject: {
    byDay:
      "{count, plural, one {A question of your form needs a change by {day}} other {# questions of your form need a change by {day}}}",
    now: "{count, plural, one {A question of your form needs a change: {place}} other {# questions of your form need a change: {place}}}",
  },
  /** What we would do about a question. */
  proposal: {
    /** {label}: another question. */
    replace: "Replace it by “{label}”?",
    add: "Add these words to the form? “{text}”",
    move: {
      viewing: "Ask it already for a viewing?",
      apply: "Ask it with the application?",
      shortlist: "Ask it after shortlisting?",
      offer: "Ask it with the offer?",
    },
    remove: "Take it out?",
    /** After one of the above: the landlord may give a reason instead. */
    orKeep: "Or keep it, and check why you need it.",
  },
} as const;
