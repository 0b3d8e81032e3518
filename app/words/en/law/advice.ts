/** What a landlord reads under a question of their own that may not be asked, by what it asks for: why, and what to ask instead (also a button's text). Plain words, no accusation. */
export default {
  identityNumbers: {
    say: "We do not carry personal identification numbers: a leak harms the applicant for years, and you do not need them to choose a tenant.",
    instead: "Ask for a screening report that the applicant uploads.",
  },
  identityDocuments: {
    say: "Whole document numbers and early copies are not collected here.",
    instead: "Use the ready ID step at the offer stage.",
  },
  bank: {
    say: "Bank data belongs in the lease, not in an application.",
    instead: "Ask for income, with one proof of the applicant’s choice.",
  },
  cards: {
    say: "No card data and no money go through a form.",
    instead: "Leave it out: deposit and fees follow the signed lease.",
  },
  secrets: {
    say: "No one needs an applicant’s secrets; forms that ask for them are closed.",
    instead: "Ask how the applicant would like to receive the building’s codes.",
  },
  health: {
    say: "Health and disability are never part of choosing a tenant.",
    instead: "State the duty or the feature of the home, and give a contact for anyone who wants an adjustment.",
  },
  assistanceAnimals: {
    say: "An assistance animal is not a pet, and asking reveals a disability.",
    instead: "Ask about pets; assistance animals are handled after the decision.",
  },
  religion: {
    say: "Belief has no bearing on a tenancy.",
    instead: "State the house rule itself, to be accepted by all.",
  },
  origin: {
    say: "Origin and colour must not be known when a home is offered.",
    instead: "Ask for the current address and how long there.",
  },
  nationality: {
    say: "Status may be checked only where the law orders it, for everyone and late.",
    instead: "Ask for the preferred language for messages.",
  },
  sex: {
    say: "Sex and gender are not asked.",
    instead: "Ask for the preferred name.",
  },
  orientation: {
    say: "Private life is private.",
    instead: "Ask for the number of adults.",
  },
  marital: {
    say: "Who is married to whom does not matter; who signs does.",
    instead: "Ask how many adults will live there and sign.",
  },
  pregnancy: {
    say: "Plans for children are protected.",
    instead: "Ask for the number of people on the move-in date.",
  },
  children: {
    say: "Families with children may not be sorted out, and age is asked only where needed.",
    instead: "Ask whether the applicant is 18 or over.",
  },
  politics: {
    say: "Opinions and memberships are no ground for a tenancy.",
    instead: "Ask for the length of stay.",
  },
  likeness: {
    say: "Looks and profiles invite bias.",
    instead: "Ask for a short written message about the tenancy.",
  },
  record: {
    say: "Records are checked late, case by case, or not at all here; using one’s rights is never a mark against anyone.",
    instead: "Ask for a landlord’s reference.",
  },
  income: {
    say: "All lawful income counts, whatever its source.",
    instead: "Ask for the total income.",
  },
} as const;
