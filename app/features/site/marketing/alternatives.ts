import { placeNames } from "../../forms/law/place-names";
import { plans } from "../../money/billing/rules";

/** What a landlord would use otherwise, by kind: no rival is named and none is priced. */
export const alternatives = ["Paper or a PDF", "General form builder", "Screening suite", "Rentform"] as const;

/** Each with the answers of `alternatives`, in their order. */
export const comparison: readonly { question: string; answers: readonly [string, string, string, string] }[] = [
  { question: "Asks for what is missing before it is sent", answers: ["No", "Yes", "Yes", "Yes"] },
  {
    question: "Checks your questions against local rules",
    answers: ["No", "No", "Its own questions, mostly", `Yes, in ${Object.keys(placeNames).length} places`],
  },
  {
    question: "Questions of your own",
    answers: ["Yes", "Yes", "Depends", `Yes, ${plans.guest.customQuestions} to ${plans.credit.customQuestions}`],
  },
  { question: "Applicants need an account", answers: ["No", "Sometimes", "Usually", "No"] },
  { question: "Applicants pay", answers: ["No", "No", "Often", "Never"] },
  {
    question: "Applicants side by side, beside your criteria",
    answers: ["By hand", "In a spreadsheet", "Often by a score", "Yes, without names or a score"],
  },
  {
    question: "Documents deleted on time",
    answers: ["By you", "By you", "Depends", "Automatically, 30 to 60 days after your decision"],
  },
  {
    question: "Credit reports, leases and rent collection",
    answers: ["No", "No", "Yes", "No, but applicants can attach a report"],
  },
];
