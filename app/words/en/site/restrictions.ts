/** What Rentform may not be used for, and what the law lets a landlord ask. Names of laws and their numbers stay. */
export default {
  meta: {
    title: "What a landlord may ask: rental law by place",
    description: "What Rentform may not be used for, and what the law of each place lets a landlord ask.",
  },
  title: "Restrictions",
  lead: "What Rentform may not be used for, what the law lets a landlord ask, and what stays your duty.",
  use: {
    title: "What a form may be used for",
    lead: "Rentform is for renting homes to people who will live in them. If you make a form, follow these rules:",
    rules: {
      homes: "Only homes that you own or may rent out, that exist, and that are for rent.",
      money: "No application fees, deposits or holding money through a form, and no bank or card details.",
      numbers: "No Social Security numbers, full ID numbers, passwords, codes, or health records.",
      purpose: "Not for hiring, short stays, surveys, or anything but renting out a home.",
      addresses:
        "No bulk email to addresses from applications, no scraping, and no passing on or resale of what is in them.",
      person: "One person behind each account, by their own name and address.",
    },
    /** {link} is the link that says `answer`. */
    broken:
      "A form that breaks these rules can be suspended. We email you the reason, and a person looks at it again when you {link}.",
    answer: "answer",
  },
  fairHousing: {
    title: "Fair housing",
    /** The seven facts of United States law. */
    text: "In the United States the Fair Housing Act forbids choosing, refusing or treating people differently by seven facts: race, color, religion, national origin, sex, familial status (children under 18, pregnancy) and disability. States, counties and cities add more: source of income, age, marital status, sexual orientation and gender identity, military status, immigration status, and in some places a criminal record. Other countries have lists of their own.",
    /** Each with a beginning in strong type, {strong}. */
    criteria: {
      strong: "Write your criteria down before the first application",
      text: "{strong} and show them to everyone. The builder has a step for it.",
    },
    same: {
      strong: "Ask the same questions of everyone,",
      text: "{strong} hold everyone to the same criteria, and read applications in the order in which they came in. A form can be set to show them one at a time.",
    },
    animal: {
      strong: "An assistance animal is not a pet.",
      text: "{strong} In the United States no pet rule, fee or deposit applies to it, with narrow exceptions.",
    },
    adjustment: {
      strong: "Name someone who answers requests for an adjustment,",
      text: "{strong} such as a grab rail, another way to apply, or more time.",
    },
    describe: {
      strong: "Describe the home, not the tenant.",
      text: "{strong} “No children” states a preference, which the law forbids in advertisements and forms alike (42 U.S.C. 3604(c)). “No benefits” breaks the law of many states and cities, and of England. “Perfect for professionals” says it more softly, and means the same.",
    },
  },
  places: {
    title: "What may be asked, place by place",
    /** Numbers: of places with rules, of their entries, of those with a source, and of those without. */
    text: "The builder marks every question by the law where the home is. These are its {places} sets of rules. Of {entries} entries {read} say which law, where it was read, and on which day. The other {unread} are general knowledge, not yet verified: they are shown apart, are marked so, and are never more than a hint.",
    elsewhere: "Elsewhere, we block only the questions we never allow; local law may go further.",
  },
  blocked: {
    title: "What we block, and what we warn of",
    everywhere: {
      strong: "Blocked everywhere.",
      text: "{strong} No template has these questions, and a form that clearly asks for them in words of its own is refused:",
    },
    byPlace: {
      strong: "Blocked or explained by place.",
      text: "{strong} A question that the home’s place forbids cannot be published there. One that it allows only for a reason waits until you write the reason. One that needs care gets a note with the law.",
    },
    own: {
      strong: "Your own questions are read, too.",
      text: "{strong} Clear cases are refused with what to ask instead; doubtful ones get a warning. The reading is done by rules in five languages, and it makes mistakes: tell us, and we fix them.",
    },
    duty: {
      strong: "What stays your duty.",
      text: "{strong} How you choose, what you say at the door, what you do with what you learn, and the law that we do not know about. This page is not legal advice.",
    },
  },
  report: {
    title: "Report a form",
    /** {link} is the link that says `report`. */
    text: "Were you asked for money, a card, a bank login or an identity number? Does a form ask what the law forbids, or is the home not for rent? {link}. A person reads it, and the form’s owner does not learn who told us.",
    report: "Report the form",
    /** What the message to us begins with: its subject, then two heads to write beneath. */
    subject: "Report a form",
    address: "Address of the form:",
    wrong: "What is wrong with it:",
    paid: "If you have already paid someone, call your bank first, then the police.",
  },
  /** The page of one place. {place} is its name, in English: "California". */
  place: {
    metaTitle: "What can a landlord ask in {place}?",
    metaDescription: "What a landlord may ask on a rental application in {place}, with the law behind it.",
    allPlaces: "All places",
    /** In the path that search engines show. */
    byPlace: "Rental law by place",
    title: "What may be asked in {place}",
    lead: "On a rental application, question by question, with the law, its source and the day we read it.",
  },
} as const;
