/** What the law of a home's place asks of its landlord, beside the steps of the builder. {place}: a state or a country. */
export default {
  local: "Local law",
  loading: "Loading local rules.",
  failed: "We couldn’t load the local rules. They’re checked again when you publish.",
  none: "We have no rules for this country yet. Local law may ask for more.",
  title: "The law in {place}",
  whichPart: "Which part of the country?",
  whichPartText:
    "Parts of this country have their own rules. Enter the state, province or nation, or the whole postcode.",
  isThere: "Is the home in {place}?",
  isThereText: "Its postcode lies on both sides of the border. If this is wrong, write the nation into the address.",
  closed: "Only listed questions may be asked here",
  ownLeftOut: "Questions of your own are left out.",
  otherTemplate: "“Use another template” in step 2 has one that asks only what is listed.",
  authority: "The authority’s page",
  checked: "Checked {day}. A help, not legal advice.",
  allRules: "All local rules",
  /** What may not be asked, and the button that mends it. */
  off: "{count, plural, one {One question may not be asked here} other {# questions may not be asked here}}",
  early:
    "{count, plural, one {One question may not be asked this early here} other {# questions may not be asked this early here}}",
  later: "{count, plural, one {Ask it later} other {Ask them later}}",
  takeOut: "{count, plural, one {Take it out} other {Take them out}}",
  takeOutOrLater: "Take them out, or ask them later",
  /** A choice: which city or county the home lies in. */
  city: "City or county with rules of its own",
  /** {places}: a list of names. */
  mayLieIn: "The address may lie in {places}. Choose if you know.",
  /** Between the names of `mayLieIn`. */
  or: " or ",
  byAddress: {
    own: "By the address",
    found: "By the address: {name}",
    unclear: "By the address: not clear",
    none: "By the address: none",
  },
  noneOfThese: "None of these",
  /** Headings; beneath each is the law's text. */
  facts: {
    fees: "Fees",
    deposit: "Deposit",
    rent: "Rent",
    multiple: "Income multiple",
    askWhen: "What to ask when",
    declining: "Declining",
    keeping: "Keeping data",
    mustOffer: "What applicants must be offered",
  },
  kept: "Answers of people you did not choose: {months, plural, one {# month} other {# months}}; documents: {days} days.",
  notices: "Notices",
  noticesLead: "For applicants, in our words; words that a law sets are marked.",
  forYou: "For you",
  forYouLead: "What landlords here should know.",
  /** Before a notice: when applicants are told it. */
  moments: {
    start: "Before anyone applies:",
    form: "On the form:",
    consent: "With the consent:",
    decline: "When you decline:",
  },
  prescribed: "(The law’s own words.)",
  needed: "(Every form here says this.)",
  onlyIn: "Only if the home is in {place}.",
  said: "The form says this.",
  add: "Add to the form",
} as const;
