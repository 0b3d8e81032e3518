/** What no form of ours asks, by its key, with the reason that a landlord is told. */
export default {
  nationalIdNumber: {
    what: "Social security, social insurance, tax or health numbers",
    reason: "A leak harms the applicant for years, and you do not need them to choose a tenant.",
  },
  sexGender: {
    what: "Sex, gender or title",
    reason: "Fair housing law protects them in nearly every place; nothing about a tenancy depends on them.",
  },
  race: {
    what: "Race or ethnic origin",
    reason: "No law we know lets a landlord choose by it.",
  },
  religion: {
    what: "Religion or belief",
    reason: "It is protected nearly everywhere and has no bearing on a tenancy.",
  },
  orientation: {
    what: "Sexual orientation",
    reason: "It is protected and has no bearing on a tenancy.",
  },
  politicalViews: {
    what: "Political views",
    reason: "They are sensitive data and protected in many places.",
  },
  maritalStatus: {
    what: "Marital status",
    reason: "It is protected in many places. Ask how many adults will live there instead.",
  },
  pregnancy: {
    what: "Pregnancy and family plans",
    reason: "Familial status is protected. The number of occupants is enough.",
  },
  relationship: {
    what: "How the occupants are related",
    reason: "It reveals marital status or orientation. The number of adults is enough.",
  },
  applicantPhoto: {
    what: "A photo of the applicant",
    reason: "It shows origin, age and sex at a glance. Identity is checked at the offer.",
  },
  socialMedia: {
    what: "Social media profiles",
    reason: "They reveal protected facts that must not play a part.",
  },
  bankDetails: {
    what: "Bank, account or card numbers",
    reason: "They belong in the lease, not in an application.",
  },
  disability: {
    what: "Health, disability or medication",
    reason: "Health is never part of choosing a tenant. Give a contact for anyone who needs an adjustment.",
  },
  military: {
    what: "Military or veteran status",
    reason: "It is protected in many places. Income and its source of proof are enough.",
  },
  unionMembership: {
    what: "Union membership",
    reason: "It is sensitive data and has no bearing on a tenancy.",
  },
} as const;
