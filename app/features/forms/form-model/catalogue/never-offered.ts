/** What no form of ours asks; each with its name and the reason in words/en/law/never-offered. Rule packs' question keys where they have one. */
const keys = [
  "nationalIdNumber",
  "sexGender",
  "race",
  "religion",
  "orientation",
  "politicalViews",
  "maritalStatus",
  "pregnancy",
  "relationship",
  "applicantPhoto",
  "socialMedia",
  "bankDetails",
  "disability",
  "military",
  "unionMembership",
] as const;

type NeverOfferedKey = (typeof keys)[number];

/** Catalogue key of a lawful question that serves the same end. */
const askInstead: Partial<Record<NeverOfferedKey, string>> = {
  nationalIdNumber: "idNumberLast4",
  sexGender: "preferredName",
  maritalStatus: "adultsCount",
  pregnancy: "adultsCount",
  relationship: "adultsCount",
  applicantPhoto: "photoId",
  socialMedia: "references.name",
  bankDetails: "proofOfIncome",
  military: "income",
};

export const neverOffered: readonly { key: NeverOfferedKey; askInstead?: string }[] = keys.map((key) => {
  const instead = askInstead[key];
  return { key, ...(instead && { askInstead: instead }) };
});
