/** When a question is asked: with the application, after shortlisting, or with an offer. */
export default {
  /** On a question. */
  names: {
    apply: "Asked at once",
    viewed: "Asked after a viewing",
    shortlist: "Asked after shortlisting",
    offer: "Asked with an offer",
  },
  /** In a list to choose from. */
  choices: {
    apply: "At once, with the application",
    viewed: "After a viewing, of those who have seen the home",
    shortlist: "Later, of those you shortlist",
    offer: "Last, of the one you offer the home",
  },
  /** The earliest that the law of the place allows. */
  earliest: "§ {choice}",
  tooEarly: "{choice} (too early here)",
  earlierThanAdvised: "{choice} (earlier than advised)",
  seenLater:
    "Applicants see nothing of it when they apply. You are offered it, ticked, when you shortlist or approve; they answer it as a step, on the status page.",
  seenAfterViewing:
    "Applicants are told when they apply that this comes after the viewing. Whoever has seen the home, or was let through, is asked by email and answers on the status page.",
} as const;
