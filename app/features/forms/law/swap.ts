/** What stands in the catalogue for a question that a place forbids or doubts: rule question to catalogue key. */
const swaps: Record<string, string> = {
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
  previousJob: "employer",
  rentalLedger: "landlordReference",
  studentLetter: "proofOfIncome",
};

/** Catalogue key of the question to ask instead; null when nothing ready stands for it. */
export function swapFor(question: string): string | null {
  return swaps[question] ?? null;
}
