import type { Moment, RuleLevel } from "../../../app/features/forms/law/pack-schema";

/** From when a question may be asked, its level from then on and before, written from the laws and the regulators' pages. */
export type StageRow = {
  place: string;
  subplace?: string;
  questions: readonly string[];
  earliest: Moment;
  /** From the earliest stage on; before it. */
  from: RuleLevel;
  early: RuleLevel;
  source: string;
};

const contact = ["legalName", "email", "phone"];

export const stageRows: readonly StageRow[] = [
  // Stages set by law.
  {
    ...{ place: "EU-BE", subplace: "Brussels", questions: contact, earliest: "viewing", from: "ok", early: "ok" },
    source: "Housing Code art. 200ter: jubel.be; pim.be",
  },
  {
    ...{ place: "EU-BE", subplace: "Brussels", questions: ["income", "minorsCount"] },
    ...{ earliest: "apply", from: "note", early: "note", source: "art. 200ter: jubel.be; pim.be" },
  },
  {
    ...{ place: "EU-BE", subplace: "Brussels", questions: ["adultsCount"] },
    ...{ earliest: "apply", from: "ok", early: "ok", source: "art. 200ter: jubel.be; pim.be" },
  },
  {
    ...{ place: "EU-BE", subplace: "Brussels", questions: ["photoId", "dateOfBirth"] },
    ...{ earliest: "offer", from: "note", early: "off", source: "art. 200ter: jubel.be; pim.be" },
  },
  {
    ...{ place: "EU-FR", questions: ["photoId", "proofOfAddress", "proofOfIncome", "landlordLetter"] },
    ...{ earliest: "apply", from: "reason", early: "reason", source: "Décret 2015-1437; CNIL, question 772" },
  },
  ...(["US-NJ", "US-DC"] as const).map(
    (place): StageRow => ({
      ...{ place, questions: ["criminalRecord"], earliest: "offer", from: "reason", early: "off" },
      source: "N.J.S.A. 46:8-56; D.C. Law 21-259: after the conditional offer",
    }),
  ),
  {
    ...{ place: "US-NY", subplace: "NYC", questions: ["criminalRecord"] },
    ...{ earliest: "offer", from: "reason", early: "off", source: "Local Law 24 of 2024: Holland & Knight" },
  },
  ...["Cook County", "Chicago"].map(
    (subplace): StageRow => ({
      ...{
        place: "US-IL",
        subplace,
        questions: ["criminalRecord"],
        earliest: "shortlist",
        from: "reason",
        early: "off",
      },
      source: "Cook County, Information for Landlords: prequalified on everything else first",
    }),
  ),
  {
    ...{ place: "UK-ENG", questions: ["rightToRent", "dateOfBirth"] },
    ...{ earliest: "offer", from: "note", early: "note", source: "Immigration Act 2014; codes of 1 October 2026" },
  },
  {
    ...{ place: "EU-SE", questions: ["creditReport"] },
    ...{ earliest: "offer", from: "note", early: "note", source: "Kreditupplysningslagen s. 9" },
  },
  // Stages by regulators' guidance.
  {
    ...{ place: "US-CA", questions: ["criminalRecord"] },
    ...{ earliest: "offer", from: "reason", early: "reason", source: "city rules; the state speaks of relevance only" },
  },
  { place: "EU-FR", questions: contact, earliest: "viewing", from: "ok", early: "ok", source: "CNIL, question 772" },
  {
    ...{ place: "EU-FR", questions: ["income"], earliest: "apply", from: "note", early: "note" },
    source: "CNIL, question 772",
  },
  {
    ...{ place: "EU-DE", questions: [...contact, "currentAddress", "pets"] },
    ...{ earliest: "viewing", from: "ok", early: "ok", source: "DSK paper of 24 January 2024" },
  },
  {
    ...{ place: "EU-DE", questions: ["adultsCount", "occupation", "employer", "income"] },
    ...{ earliest: "apply", from: "ok", early: "ok", source: "DSK paper of 24 January 2024" },
  },
  {
    ...{ place: "EU-DE", questions: ["proofOfIncome", "bankStatement", "creditReport", "dateOfBirth"] },
    ...{ earliest: "offer", from: "note", early: "note", source: "DSK paper of 24 January 2024" },
  },
  {
    ...{ place: "EU-NL", questions: ["income", "proofOfIncome", "photoId"] },
    ...{ earliest: "offer", from: "note", early: "note", source: "RTV Noord, May 2018; AD Dordrecht" },
  },
  { place: "EU-NL", questions: contact, earliest: "viewing", from: "ok", early: "ok", source: "RTV Noord, May 2018" },
  {
    ...{ place: "EU-IE", questions: ["photoId", "proofOfAddress", "bankStatement", "references", "proofOfIncome"] },
    ...{ earliest: "offer", from: "note", early: "note", source: "DPC case study; William Fry" },
  },
  {
    ...{ place: "EU-BE", subplace: "Flanders", questions: ["proofOfIncome", "photoId"] },
    ...{ earliest: "shortlist", from: "note", early: "note", source: "decree art. 7: Bruyninckx; CIB" },
  },
  {
    ...{ place: "EU-BE", subplace: "Flanders", questions: ["currentAddress"] },
    ...{ earliest: "shortlist", from: "ok", early: "note", source: "decree art. 7: Bruyninckx; CIB" },
  },
  ...["EU-IT", "EU-AT", "EU-PT"].map(
    (place): StageRow => ({
      ...{
        place,
        questions: ["photoId", "dateOfBirth"],
        earliest: "offer",
        from: "note",
        early: "note",
      },
      source: "minimisation, no fixed list",
    }),
  ),
  {
    ...{ place: "CH", questions: ["photoId", "creditReport"] },
    ...{ earliest: "offer", from: "note", early: "note", source: "HEV Winterthur; Hugo Steiner" },
  },
  {
    ...{ place: "CH", questions: ["citizenship"], earliest: "offer", from: "reason", early: "off" },
    source: "Fairwalter: only where an authority must be told",
  },
  {
    ...{ place: "CH", questions: ["employerContact"], earliest: "offer", from: "reason", early: "reason" },
    source: "Fairwalter",
  },
  {
    ...{ place: "NZ", questions: ["legalName", "phone"], earliest: "viewing", from: "ok", early: "ok" },
    source: "NZ Property Investor; myRent; Crockers",
  },
  {
    ...{ place: "NZ", questions: ["over18", "adultsCount", "landlordReference", "references"] },
    ...{ earliest: "apply", from: "ok", early: "ok", source: "NZ Property Investor; Crockers" },
  },
  {
    ...{ place: "NZ", questions: ["dateOfBirth", "photoId", "proofOfIncome"] },
    ...{ earliest: "shortlist", from: "note", early: "note", source: "NZ Property Investor" },
  },
  {
    ...{ place: "NZ", questions: ["creditReport", "criminalRecord", "vehicles", "emergencyContact"] },
    ...{ earliest: "offer", from: "note", early: "note", source: "NZ Property Investor" },
  },
  {
    ...{ place: "CA-BC", questions: ["creditReport"], earliest: "shortlist", from: "note", early: "note" },
    source: "commissioner",
  },
  {
    ...{ place: "CA-ON", questions: ["dateOfBirth"], earliest: "offer", from: "note", early: "note" },
    source: "human rights commission: after approval",
  },
  {
    ...{ place: "CA", questions: ["dateOfBirth"], earliest: "offer", from: "note", early: "note" },
    source: "federal advice",
  },
  {
    ...{ place: "CA", questions: ["references"], earliest: "shortlist", from: "ok", early: "note" },
    source: "federal advice",
  },
  {
    ...{ place: "UK", questions: ["photoId"], earliest: "offer", from: "note", early: "note" },
    source: "minimisation, not a fixed list",
  },
  {
    ...{ place: "UK", questions: ["dateOfBirth"], earliest: "shortlist", from: "note", early: "note" },
    source: "minimisation, not a fixed list",
  },
];
