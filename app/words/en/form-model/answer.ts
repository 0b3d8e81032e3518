import type { MoneyPeriod } from "../../../features/forms/form-model/schema";

export type AnswerWords = Record<
  MoneyPeriod | "yes" | "no" | "other" | "present" | "gross" | "net" | "noIncome" | "noAddress" | "converted",
  string
>;

export const answerWords: AnswerWords = {
  yes: "Yes",
  no: "No",
  other: "Other",
  present: "today",
  week: "a week",
  fortnight: "every two weeks",
  month: "a month",
  year: "a year",
  gross: "before tax",
  net: "after tax",
  noIncome: "No income",
  noAddress: "No fixed address",
  converted: "about {amount}, converted by the applicant",
};
