/** The public page of one place's law. {place}, {name}: of a place. {form}: the name of an official form. */
export default {
  levels: {
    off: {
      title: "May not be asked",
      lead: "A form for a home here cannot be published with these.",
      badge: "Not asked",
    },
    reason: {
      title: "Only with a reason",
      lead: "The landlord says why before the form can be published.",
      badge: "With a reason",
    },
    note: {
      title: "With care",
      lead: "May be asked; this is worth knowing.",
      badge: "Hint",
    },
    ok: {
      title: "Plainly allowed",
      lead: "Read in the law as allowed.",
      badge: "Allowed",
    },
  },
  /** A heading with the number of its rules. */
  counted: "{title} ({count})",
  onlyIn: "Only in {name}",
  onlyInLead: "These override the rules above.",
  closed: {
    title: "What is not listed",
    lead: "May not be asked.",
    text: "This holds for every question that is not named on this page, and for questions of the landlord’s own.",
    nothingElse: "Nothing else may be asked.",
    ownToo: "This holds for questions of the landlord’s own, too.",
    authority: "The authority’s page",
    /** By how much of the official form is known. */
    fidelity: {
      "listed-only":
        "Our form here asks only what is known to be listed. It is not {form}: it was not compared line by line.",
      "same-content": "Our form here asks what {form} asks, in its order.",
      "official-document":
        "Our form here takes a name, how to reach the person, and {form} as it was filled in. Nothing of ours stands in for {form}.",
    },
  },
  landlord: "What else a landlord does here",
  handOver: "What the tenant gets",
  handOverLead: "Owed by the landlord before or after signing. Not the whole law.",
  notices: "What applicants are told",
  noticesLead: "In our words; words that a law sets are marked.",
  forLandlords: "What a landlord here should know",
  protected: "Protected here",
  protectedLead: "No one may be turned away for one of these.",
  /** Links to the parts of the page. */
  contents: {
    label: "On this page",
    landlord: "Fees, deposit, declining",
    handOver: "Hand-over",
    notices: "Notices",
    protected: "Protected",
  },
  noRules: "No rule on questions; see the notices.",
  unread: "Not yet verified: general knowledge, without a source.",
  from: "From {place}",
  /** The same as a sentence. */
  fromEnd: "From {place}.",
  instead: "Instead:",
  source: "Source",
  /** From when a question may be asked; "caution": our own. */
  asked: {
    law: {
      viewing: "Asked already for a viewing.",
      apply: "Asked with the application.",
      shortlist: "Asked after shortlisting.",
      offer: "Asked with the offer.",
    },
    advice: {
      viewing: "Asked already for a viewing (advice).",
      apply: "Asked with the application (advice).",
      shortlist: "Asked after shortlisting (advice).",
      offer: "Asked with the offer (advice).",
    },
    caution: {
      viewing: "Asked already for a viewing (advice).",
      apply: "Asked with the application (advice).",
      shortlist: "Asked after shortlisting (advice).",
      offer: "Asked with the offer (advice).",
    },
  },
  /** What holds before that: "off" not at all, "note" better not. */
  before: {
    off: {
      apply: "Not asked before the application.",
      shortlist: "Not asked before the shortlist.",
      offer: "Not asked before an offer.",
    },
    note: {
      apply: "Better not before the application.",
      shortlist: "Better not before the shortlist.",
      offer: "Better not before an offer.",
    },
  },
  facts: {
    fees: "Fees",
    deposit: "Deposit",
    rent: "Rent",
    askWhen: "What to ask when",
    declining: "Declining",
    keeping: "Keeping data",
    mustOffer: "What applicants must be offered",
  },
  multiple: "Income multiple: {times} times the rent is usual",
  kept: "Answers of people who were not chosen: {months, plural, one {# month} other {# months}}. Documents: {days} days.",
  /** What stands above a notice, joined by commas: its moment first. */
  notice: {
    moments: {
      start: "Before anyone applies",
      form: "On the form",
      consent: "With the consent",
      decline: "When declining",
    },
    inPart: "in {place}",
    from: "from {place}",
    prescribed: "in the law’s own words",
    needed: "on every form",
  },
  changes: {
    title: "What changed",
    lead: "The old words stay here, with the day and the reason.",
    on: "Changed {day}",
    nothing: "Nothing stood here before.",
    before: "Before:",
    levels: {
      off: "may not be asked",
      reason: "only with a reason",
      note: "with care",
      ok: "plainly allowed",
    },
    /** What was changed, where it was no question. */
    about: {
      fees: "Fees",
      deposit: "Deposit",
      rent: "Rent",
      decline: "Declining",
      retention: "Keeping data",
      protected: "Protected",
      mustOffer: "What applicants must be offered",
      closed: "Questions that are not listed",
      place: "This place",
      "notice-start": "Notice before the start",
      "notice-form": "Notice on the form",
      "notice-consent": "Notice with the consent",
      "notice-decline": "Notice when declining",
    },
  },
  /** Which files the page was made of. The second: of a state over its country. */
  version: "{place}: checked {day}, version {version}.",
  over: "Over {place}: checked {day}, version {version}.",
  noAdvice: "This is a help, not legal advice.",
  allPlaces: "All places",
} as const;
