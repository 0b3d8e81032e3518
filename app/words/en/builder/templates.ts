/** What a form begins with, and whole sections to add to one. A landlord reads both. */
export default {
  templates: {
    standard: {
      name: "Standard rental",
      summary: "Everything you need to decide: person, household, current home, work, and income with one proof.",
    },
    /** A few questions before the whole form. A showing is a viewing of the home. */
    prescreen: { name: "Short prescreen", summary: "Eight quick questions before a showing. No documents." },
    room: { name: "Room in a shared home", summary: "The standard questions, and agreement to your house rules." },
    student: {
      name: "Student",
      summary: "The course and when it ends, with a guarantor, savings or income to cover the rent.",
    },
    midTerm: { name: "Furnished, one to six months", summary: "The standard questions, with a move-out date." },
    guarantor: { name: "Guarantor only", summary: "For someone who guarantees another person’s rent." },
    company: {
      name: "Company rental",
      summary: "The company, who signs for it, and how many people will live there.",
    },
    /** An empty form. */
    blank: { name: "Blank", summary: "Name and email only; add what you need." },
  },
  /** A form that an authority of the place has published; {form}: its title. */
  listed: {
    name: "By {form}",
    summaries: {
      "listed-only": "Only what the law here is known to list. It is not {form}.",
      "same-content": "The questions of {form}, in its order.",
      "official-document": "Name, contact, and {form} as the applicant filled it in.",
    },
  },
  /** What a section asks, in a few words. */
  sections: {
    aboutYou: "Name, email, phone, 18 or over",
    household: "Move-in, term, adults, pets",
    currentHome: "Address, since when, rent, landlord to contact",
    previousHomes: "Up to 5 addresses with dates and landlords",
    workAndIncome: "Employer, contract, income from every source",
    earlierJobs: "Up to 5 jobs with dates",
    otherIncomes: "Up to 5 further incomes, of any lawful kind",
    guarantor: "Contact, address and income of a guarantor",
    pets: "Up to 6 pets: kind, breed, age, weight",
    vehicles: "Up to 6 vehicles: make, year, colour, plate",
    references: "Up to 3 people who know the applicant",
    otherAdults: "Up to 10 adults: name and email of each",
    rentalRecord: "Broken leases and evictions, with room to explain",
    /** "At the offer": asked only of the one whom the home is offered. */
    emergency: "Name, phone and connection, at the offer",
    identity: "Kind of ID, its last 4 characters, a copy, at the offer",
    documents: "Proof of income and a signature",
    portableReport: "A report the applicant has: the file, who made it and when",
  },
} as const;
