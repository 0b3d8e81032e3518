/** Answers that a browser keeps for the next application: what the receipt asks, and what the next start page offers. */
export default {
  keepTitle: "For your next application",
  keepText:
    "This browser can keep your answers and offer them on the next form, for any landlord. They are locked with a key that never leaves the browser; we keep nothing. Documents, consents, signatures and answers to a landlord’s own questions are not kept. Don’t use this on a device you share.",
  keep: "Keep my answers in this browser",
  kept: "Your answers are kept in this browser for six months.",
  failed: "Your answers could not be kept here.",
  erase: "Delete the answers kept here",
  erased: "The answers kept here are deleted.",
  title: "Use my last answers",
  /** Before anything of them is shown. {day}: when they were kept. */
  whose: "Answers were kept in this browser on {day}. Are they yours?",
  notMine: "No, I am someone else",
  /** {day}: when they were kept. */
  text: "Kept in this browser only, since {day}. Choose what to fill in; you look at each step and save it yourself.",
  parcels: {
    you: "About you",
    home: "Where you live",
    work: "Work and income",
    animals: "Pets",
    guarantor: "Guarantor",
    references: "References",
    adult: "Another adult",
  },
  use: "Start with these answers",
  /** In place of the ordinary start, beside `use`. */
  empty: "Start with an empty form",
  /** First on the first step. */
  filledTitle: "Your last answers are filled in",
  filledText: "Look at each step: only what you save there counts. Change what is different this time.",
} as const;
