export default {
  /** `{reference}` stands for the application's. */
  subjects: {
    shortlisted: "You are on the shortlist ({reference})",
    approved: "Your application is approved ({reference})",
    declined: "The decision on your application ({reference})",
    reopened: "Your application is being read again ({reference})",
    "home-let": "The home has been rented ({reference})",
  },
  headings: {
    shortlisted: "You are on the shortlist",
    approved: "Your application is approved",
    declined: "The decision on your application",
    reopened: "Your application is being read again",
    "home-let": "The home has been rented",
  },
  /** `{because}` in "declined" is the sentence of its reason. */
  texts: {
    shortlisted:
      "Hello '{name}',\n\nYour application is on my shortlist. Nothing is decided yet. I will write again when it is.",
    approved: "Hello '{name}',\n\nI would like to rent the home to you. I will be in touch about the next steps.",
    declined:
      "Hello '{name}',\n\nThank you for applying and for the time it took. {because}\n\nI hope you find a good home soon.",
    reopened: "Hello '{name}',\n\nI am looking at your application again. I will write when I have decided.",
    "home-let":
      "Hello '{name}',\n\nThe home you applied for has been rented to another household. Thank you for applying and for the time it took.\n\nI hope you find a good home soon.",
  },
  because: {
    "other-chosen": "This time I have chosen another application.",
    income:
      "I cannot offer you the home, because the income in your application is below what the published criteria ask for.",
    incomplete:
      "I cannot offer you the home, because something that I had asked for was still missing from your application.",
    "move-in":
      "I cannot offer you the home, because your move-in date does not fit the day from which it is available.",
    "pets-smoking":
      "I cannot offer you the home, because your application does not fit the published rule on pets or smoking.",
    references: "I cannot offer you the home, because a reference that you named was not confirmed.",
    differed: "I cannot offer you the home, because something in your application differed from your documents.",
    "not-available": "I cannot offer you the home, because it is no longer available.",
    report:
      "I cannot offer you the home. A report about you was used in this decision; which one it was, and what rights you have, is below.",
    other: "I cannot offer you the home this time.",
  },
  home: "Home",
  reference: "Application number",
  from: "The landlord writes:",
  /** In place of the words, to an address that nobody confirmed. */
  onPage: "The landlord has written to you. What they say is on the page of your application.",
  status: "See your application",
  spelledOut: "Or open this address in a browser:",
  why: "You got this email because you applied for this home.",
  questions: "Replies to this email go to our support, not to the landlord: {support}",
} as const;
