import type { DocumentWords } from "./documents-words";

/** `with`: questions that come and go with the paper. */
export type PaperPurpose = { key: string; purpose: keyof DocumentWords["purposes"]; with?: readonly string[] };

/** The ready papers in the order of step 3, with what each is good for. */
export const paperPurposes: readonly PaperPurpose[] = [
  { key: "proofOfIncome", purpose: "proofOfIncome" },
  { key: "proofOfIncome.payslips", purpose: "payslips" },
  { key: "proofOfIncome.contract", purpose: "contract" },
  { key: "proofOfIncome.taxNotice", purpose: "taxNotice" },
  { key: "proofOfIncome.award", purpose: "award" },
  { key: "rentalLedger", purpose: "rentalLedger" },
  { key: "landlordLetter", purpose: "landlordLetter" },
  { key: "proofOfAddress", purpose: "proofOfAddress" },
  { key: "studentLetter", purpose: "studentLetter" },
  { key: "creditReport", purpose: "creditReport" },
  {
    key: "portableReport",
    purpose: "portableReport",
    with: ["portableReport.agency", "portableReport.madeOn"],
  },
  { key: "guarantor.proofOfIncome", purpose: "guarantorProofOfIncome" },
  { key: "petPapers", purpose: "petPapers" },
  { key: "photoId", purpose: "photoId" },
];
