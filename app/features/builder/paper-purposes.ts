/** The ready papers in the order of step 3, with what each is good for. */
export const paperPurposes: readonly { key: string; purpose: string }[] = [
  { key: "proofOfIncome", purpose: "Shows that the rent can be paid. The applicant chooses any one proof." },
  { key: "proofOfIncome.payslips", purpose: "For people who are employed. Older ones say little." },
  { key: "proofOfIncome.contract", purpose: "For a job that has just begun, or is about to." },
  { key: "proofOfIncome.taxNotice", purpose: "For the self-employed, whose income goes up and down." },
  { key: "proofOfIncome.award", purpose: "For pensions, grants and benefits. They count like wages." },
  { key: "rentalLedger", purpose: "Shows that rent was paid on time in the last home." },
  { key: "landlordLetter", purpose: "A reference in writing, without having to call anyone." },
  { key: "proofOfAddress", purpose: "Shows where the applicant lives now." },
  { key: "studentLetter", purpose: "For students: the course, and until when." },
  { key: "creditReport", purpose: "A report the applicant has already, so that no one pays for another." },
  { key: "guarantor.proofOfIncome", purpose: "The same for the person who guarantees the rent." },
  { key: "petPapers", purpose: "Vaccination, registration or liability insurance of the animal." },
  { key: "photoId", purpose: "Shows that the person is who signs. Best with the offer, not before." },
];
