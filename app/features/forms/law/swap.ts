import { ruleKeyOf } from "../form-model/catalogue";

/** What stands in the catalogue for a question, or a part of one, that a place forbids or doubts. */
const swaps: Record<string, string> = {
  adultsCount: "adultsCount.everyone",
  bankStatement: "proofOfIncome",
  bondClaims: "landlordReference",
  brokenLease: "landlordReference",
  citizenship: "rightToRent",
  dateOfBirth: "over18",
  disputes: "landlordReference",
  evicted: "landlordReference",
  minorsCount: "adultsCount.everyone",
  minorsNames: "adultsCount.everyone",
  occupation: "income",
  petDetails: "petDetails.kind",
  previousJob: "employer",
  rentalLedger: "landlordReference",
  studentLetter: "proofOfIncome",
  vehicles: "vehicles.cars",
};

/** Catalogue key of the question to ask instead; null when nothing ready stands for it. */
export function swapFor(catalogueKey: string): string | null {
  return swaps[catalogueKey] ?? swaps[ruleKeyOf(catalogueKey)] ?? null;
}
