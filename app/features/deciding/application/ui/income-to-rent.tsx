import { numberFormat } from "../../../../kernel/formatters";
import { formatMoney } from "../../../../kernel/money";

export type IncomeToRentProps = {
  /** A month, in minor units. */
  incomeMinor: number | null;
  incomeCurrency: string | null;
  /** A month in the currency of the rent, as the applicant converts it; null: nothing was converted. */
  convertedMinor?: number | null;
  /** A month, a subsidy taken off. */
  rent: { amountMinor: number; currency: string } | null;
  subsidyMinor: number;
  /** What the landlord published; null: none. */
  multiple: number | null;
  locale: string;
};

/** Household income against rent, as a sum that can be followed. No judgement. */
export function IncomeToRent(props: IncomeToRentProps) {
  const { incomeMinor, incomeCurrency, rent, subsidyMinor, multiple, locale, convertedMinor } = props;
  if (incomeMinor === null || incomeCurrency === null || rent === null) return null;
  if (incomeCurrency !== rent.currency || rent.amountMinor === 0) {
    return (
      <p>
        The income is in {incomeCurrency}, the rent in {rent.currency}: no ratio is worked out.
        {typeof convertedMinor === "number"
          ? ` The applicant converts it to about ${formatMoney(convertedMinor, rent.currency, locale)} a month.`
          : null}
      </p>
    );
  }
  const money = (amount: number) => formatMoney(amount, rent.currency, locale);
  const ratio = Math.floor((incomeMinor / rent.amountMinor) * 100) / 100;
  const number = (value: number) => numberFormat(locale, { maximumFractionDigits: 2 }).format(value);
  return (
    <div className="py-1">
      <p className="tabular">
        <strong className="font-semibold">{number(ratio)} times the rent:</strong> {money(incomeMinor)} household income
        ÷ {money(rent.amountMinor)} a month
        {subsidyMinor > 0 ? ` (${money(rent.amountMinor + subsidyMinor)} less ${money(subsidyMinor)} subsidy)` : null}
      </p>
      {multiple ? (
        <p className="tabular text-ink-muted">
          You published {number(multiple)} times: {money(Math.round(rent.amountMinor * multiple))} a month.
        </p>
      ) : null}
    </div>
  );
}
