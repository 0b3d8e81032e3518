/** Step 3 of the form builder: which documents are asked for, and who beside the applicant has a part in it. */
export default {
  documents: "Documents",
  afterViewing: "Ask for documents and identity only after a viewing",
  afterViewingHint:
    "Whoever has not seen the home applies without them and is told so. They are asked for by email once the viewing is marked.",
  documentsHint:
    "Applicants add PDF, JPG, PNG or HEIC, up to 10 MB each, from a phone too. Ask only for what you’ll look at: each document costs you applicants.",
  /** What each ready document is good for. */
  purposes: {
    proofOfIncome: "The applicant chooses which proof.",
    payslips: "For people with a job. Older ones say little.",
    contract: "For a job that just started, or is about to.",
    taxNotice: "For the self-employed, whose income varies.",
    award: "For pensions, grants and benefits. They count like wages.",
    rentalLedger: "Shows that rent was paid on time in the last home.",
    landlordLetter: "A written reference, so no one has to make a call.",
    proofOfAddress: "Shows where the applicant lives now.",
    studentLetter: "For students: the program, and its end date.",
    creditReport: "A report the applicant already has, so no one pays for another.",
    portableReport:
      "The same with the company that made it and its date. Some places have landlords accept it without a fee.",
    guarantorProofOfIncome: "The same, for the person who guarantees the rent.",
    petPapers: "Vaccination, registration or liability insurance of the animal.",
    photoId: "Shows that the applicant is who they say. Best with the offer, not before.",
  },
  own: "Documents of your own",
  ownName: "Name of the document",
  ownNameHint: "For instance a letter from the housing office. Counts as a question of your own.",
  askForIt: "Ask for it",
  askWithDate: "Ask for it with its date",
  /** Of one document; {name} is its name, for who listens. */
  files: "Files",
  filesFor: "Files for {name}",
  upTo: "{count, plural, one {One} other {Up to #}}",
  when: "When",
  whenAsked: "When {name} is asked",
  required: "Required",
  isRequired: "{name} is required",
  neverAsked: "Bank details and identity numbers",
  neverAskedText:
    "We never ask for these: a leak harms the applicant for years. Check an ID when you hand over the keys, or ask for it with the offer.",
  people: "People",
  /** Sections about people: what each is called, and what it is good for. */
  about: {
    otherAdults: {
      title: "Co-applicants",
      hint: "Everyone over 18 who moves in. The applicant names them, so that you see the whole household at once.",
    },
    guarantor: {
      title: "A guarantor",
      hint: "Someone who pays if the applicant can’t. Good for students and first jobs; don’t ask everyone for one.",
    },
    references: {
      title: "References",
      hint: "People who know the applicant: a manager, a teacher, a neighbour. You contact them only with the applicant’s consent.",
    },
    emergency: {
      title: "An emergency contact",
      hint: "For after the tenant moves in, so it’s asked with the offer.",
    },
  },
  /** After the title: the form has this section. */
  asked: "asked",
  /** Buttons; {title}: of the section, for who listens. */
  change: "Change",
  changeNamed: "Change {title}",
  leaveOut: "Leave out",
  leaveOutNamed: "Leave out {title}",
  ask: "Ask",
  askNamed: "Ask for {title}",
  leftOut: "{title}: left out",
  wentWithIt: "{count, plural, one {# question went with it.} other {# questions went with it.}}",
  undo: "Undo",
} as const;
