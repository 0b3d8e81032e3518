/**
 * What the law says of a question, beside it in the builder. Stages: "viewing" comes before a viewing, "apply" with the
 * application, "shortlist" after shortlisting, "offer" with the offer. Who says so: the law, a regulator's advice, our caution.
 */
export default {
  /** Marks at a question, of one or two words. The sign § stands beside some; a stage follows texts that end with a colon. */
  mark: {
    stages: { viewing: "Viewing", apply: "Application", shortlist: "Shortlist", offer: "Offer" },
    tooEarly: "Too early, from:",
    earliest: "As early as local rules allow",
    allowedFrom: "Local rules allow it from:",
    neverAsked: "Never asked",
    notHere: "Not asked here",
    reasonGiven: "Reason given",
    needsReason: "Needs a reason",
    hint: "Hint",
  },
  /** The note under a question: its titles first. */
  note: {
    never: "We leave this out everywhere",
    titles: {
      law: { off: "The law forbids this here", reason: "This needs a reason here", note: "Good to know" },
      advice: {
        off: "The regulator advises against this",
        reason: "The regulator advises against this without a reason",
        note: "The regulator advises",
      },
      caution: { off: "We leave this out here", reason: "We ask you for a reason here", note: "Our own caution" },
    },
    /** Of a question that comes too early. */
    earlyTitles: {
      law: "The law has this asked later",
      advice: "The regulator advises asking this later",
      caution: "Better asked later",
    },
    allowed: {
      viewing: "It may be asked already for a viewing.",
      apply: "It may be asked with the application.",
      shortlist: "It may be asked after shortlisting.",
      offer: "It may be asked with the offer.",
    },
    allowedWithoutReason: {
      viewing: "It may be asked already for a viewing, without a reason.",
      apply: "It may be asked with the application, without a reason.",
      shortlist: "It may be asked after shortlisting, without a reason.",
      offer: "It may be asked with the offer, without a reason.",
    },
    /** {what}: what to ask, a sentence. */
    instead: "Instead: {what}",
    /** {why}: a sentence. */
    doubt: "If the home is in {place}: {why} Say in step 1 whether it is.",
    /** Buttons. {question}: another question. */
    askLater: {
      viewing: "Ask it already for a viewing",
      apply: "Ask it with the application",
      shortlist: "Ask it after shortlisting",
      offer: "Ask it with the offer",
    },
    swap: "Ask “{question}” instead",
    remove: "Take it out",
    why: "Why do you ask it?",
    whyHint: "Kept with the form, never shown to applicants.",
    reasons: {
      "required-here": "A law or authority here asks for it",
      "needed-now": "It is needed now to decide, and everyone is asked",
      other: "Another reason",
    },
    reason: "Your reason",
  },
  /** Under each word of the law. */
  source: {
    advice: "A regulator’s advice, no ban.",
    caution: "Our own caution, no ban.",
    /** Said once on a page in another language. */
    inEnglish: "The texts of the law are in English.",
    unverified: "Not yet verified.",
    checked: "Checked {day}.",
    /** Links: to the text of the law, and to the page of all rules of a place. */
    source: "Source",
    allRules: "All rules here",
  },
  /** From when a place has a question asked. {law}: name of a law or a guide. */
  stage: {
    from: {
      law: {
        viewing: "§ In {place} the law has it already for a viewing: {law}.",
        apply: "§ In {place} the law has it with the application: {law}.",
        shortlist: "§ In {place} the law has it after shortlisting: {law}.",
        offer: "§ In {place} the law has it with the offer: {law}.",
      },
      advice: {
        viewing: "§ In {place} the regulator advises it already for a viewing: {law}.",
        apply: "§ In {place} the regulator advises it with the application: {law}.",
        shortlist: "§ In {place} the regulator advises it after shortlisting: {law}.",
        offer: "§ In {place} the regulator advises it with the offer: {law}.",
      },
      caution: {
        viewing: "§ In {place} we advise it already for a viewing: {law}.",
        apply: "§ In {place} we advise it with the application: {law}.",
        shortlist: "§ In {place} we advise it after shortlisting: {law}.",
        offer: "§ In {place} we advise it with the offer: {law}.",
      },
    },
    notBefore: {
      law: {
        apply: "§ In {place} the law has it with the application, and not before: {law}.",
        shortlist: "§ In {place} the law has it after shortlisting, and not before: {law}.",
        offer: "§ In {place} the law has it with the offer, and not before: {law}.",
      },
      advice: {
        apply: "§ In {place} the regulator advises it with the application, and not before: {law}.",
        shortlist: "§ In {place} the regulator advises it after shortlisting, and not before: {law}.",
        offer: "§ In {place} the regulator advises it with the offer, and not before: {law}.",
      },
      caution: {
        apply: "§ In {place} we advise it with the application, and not before: {law}.",
        shortlist: "§ In {place} we advise it after shortlisting, and not before: {law}.",
        offer: "§ In {place} we advise it with the offer, and not before: {law}.",
      },
    },
  },
  /** What a landlord owes the tenant next. */
  handOver: {
    onlyIn: "Only if the home is in {place}.",
    lookUp: "Look this up first.",
    lead: "What the tenant gets from you under the law of {place}.",
    noAdvice: "A help, not legal advice, and not the whole law.",
    allRules: "All local rules",
    title: "What you owe the tenant next",
  },
} as const;
