/** `with`: questions that come and go with the paper. */
export type PaperPurpose = { key: string; purpose: string; with?: readonly string[] };

/** The ready papers in the order of step 3, with what each is good for. */
export const paperPurposes: readonly PaperPurpose[] = [
  { key: "proofOfIncome", purpose: "The applicant chooses which proof." },
  { key: "proofOfIncome.payslips", purpose: "For people with a job. Older ones say little." },
  { key: "proofOfIncome.contract", purpose: "For a job that just started, or is about to." },
  { key: "proofOfIncome.taxNotice", purpose: "For the self-employed, whose income varies." },
  { key: "proofOfIncome.award", purpose: "For pensions, grants and benefits. They count like wages." },
  { key: "rentalLedger", purpose: "Shows that rent was paid on time in the last home." },
  { key: "landlordLetter", purpose: "A written reference, so no one has to make a call." },
  { key: "proofOfAddress", purpose: "Shows where the applicant lives now." },
  { key: "studentLetter", purpose: "For students: the program, and its end date." },
  { key: "creditReport", purpose: "A report the applicant already has, so no one pays for another." },
  {
    key: "portableReport",
    purpose: "The same with the company that made it and its date. Some places have landlords accept it without a fee.",
    with: ["portableReport.agency", "portableReport.madeOn"],
  },
  { key: "guarantor.proofOfIncome", purpose: "The same, for the person who guarantees the rent." },
  { key: "petPapers", purpose: "Vaccination, registration or liability insurance of the animal." },
  { key: "photoId", purpose: "Shows that the applicant is who they say. Best with the offer, not before." },
];
