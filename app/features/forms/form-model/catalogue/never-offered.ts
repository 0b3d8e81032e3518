export type NeverOffered = {
  key: string;
  what: string;
  /** Told to the landlord. */
  reason: string;
  /** Catalogue key of a lawful question that serves the same end. */
  askInstead?: string;
};

/** What no form of ours asks, with the reason a landlord is told. Rule packs' question keys where they have one. */
export const neverOffered: readonly NeverOffered[] = [
  {
    key: "nationalIdNumber",
    what: "Social security, social insurance, tax or health numbers",
    reason: "A leak harms the applicant for years, and you do not need them to choose a tenant.",
    askInstead: "idNumberLast4",
  },
  {
    key: "sexGender",
    what: "Sex, gender or title",
    reason: "Fair housing law protects them in nearly every place; nothing about a tenancy depends on them.",
    askInstead: "preferredName",
  },
  { key: "race", what: "Race or ethnic origin", reason: "No law we know lets a landlord choose by it." },
  {
    key: "religion",
    what: "Religion or belief",
    reason: "It is protected nearly everywhere and has no bearing on a tenancy.",
  },
  { key: "orientation", what: "Sexual orientation", reason: "It is protected and has no bearing on a tenancy." },
  {
    key: "politicalViews",
    what: "Political views",
    reason: "They are sensitive data and protected in many places.",
  },
  {
    key: "maritalStatus",
    what: "Marital status",
    reason: "It is protected in many places. Ask how many adults will live there instead.",
    askInstead: "adultsCount",
  },
  {
    key: "pregnancy",
    what: "Pregnancy and family plans",
    reason: "Familial status is protected. The number of occupants is enough.",
    askInstead: "adultsCount",
  },
  {
    key: "relationship",
    what: "How the occupants are related",
    reason: "It reveals marital status or orientation. The number of adults is enough.",
    askInstead: "adultsCount",
  },
  {
    key: "applicantPhoto",
    what: "A photo of the applicant",
    reason: "It shows origin, age and sex at a glance. Identity is checked at the offer.",
    askInstead: "photoId",
  },
  {
    key: "socialMedia",
    what: "Social media profiles",
    reason: "They reveal protected facts that must not play a part.",
    askInstead: "references.name",
  },
  {
    key: "bankDetails",
    what: "Bank, account or card numbers",
    reason: "They belong in the lease, not in an application.",
    askInstead: "proofOfIncome",
  },
  {
    key: "disability",
    what: "Health, disability or medication",
    reason: "Health is never part of choosing a tenant. Give a contact for anyone who needs an adjustment.",
  },
  {
    key: "military",
    what: "Military or veteran status",
    reason: "It is protected in many places. Income and its source of proof are enough.",
    askInstead: "income",
  },
  {
    key: "unionMembership",
    what: "Union membership",
    reason: "It is sensitive data and has no bearing on a tenancy.",
  },
];
