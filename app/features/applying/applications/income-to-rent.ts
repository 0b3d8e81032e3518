import { monthlyMinor } from "../../../kernel/money";

export type IncomeToRent = { verdict: "meets" | "below" | "covered"; times: number };

/** A household's income against its rent less a voucher. `times` is rounded down to a tenth. Null: no income. */
export function incomeToRent(figures: {
  incomeMinor: number;
  /** week, fortnight, month or year; anything else counts as a month. */
  period: string;
  rentMonthlyMinor: number;
  paidForMinor: number;
  multiple: number;
}): IncomeToRent | null {
  const { incomeMinor, period, rentMonthlyMinor, paidForMinor, multiple } = figures;
  if (incomeMinor < 0 || paidForMinor < 0) return null;
  const ownRent = rentMonthlyMinor - paidForMinor;
  if (ownRent <= 0) return { verdict: "covered", times: 0 };
  const known = period === "week" || period === "fortnight" || period === "year" ? period : "month";
  const income = monthlyMinor(incomeMinor, known);
  // The same threshold as the sentence above it: rounded up to the unit.
  const verdict = income >= Math.ceil(ownRent * multiple) ? "meets" : "below";
  return { verdict, times: Math.floor((income / ownRent) * 10) / 10 };
}
