import { numberFormat } from "../../../../kernel/formatters";
import { formatMoney } from "../../../../kernel/money";
import { useWords } from "../../../../ui/use-words";
import { incomeWords } from "../words/income-words";

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
  const { ratio: words } = useWords(incomeWords);
  if (incomeMinor === null || incomeCurrency === null || rent === null) return null;
  if (incomeCurrency !== rent.currency || rent.amountMinor === 0) {
    return (
      <p>
        {words.otherCurrency({ income: incomeCurrency, rent: rent.currency })}
        {typeof convertedMinor === "number"
          ? ` ${words.converted({ amount: formatMoney(convertedMinor, rent.currency, locale) })}`
          : null}
      </p>
    );
  }
  const money = (amount: number) => formatMoney(amount, rent.currency, locale);
  const ratio = Math.floor((incomeMinor / rent.amountMinor) * 100) / 100;
  const number = (value: number) => numberFormat(locale, { maximumFractionDigits: 2 }).format(value);
  const sum = { income: money(incomeMinor), rent: money(rent.amountMinor) };
  return (
    <div className="py-1">
      <p className="tabular">
        <strong className="font-semibold">{words.times({ ratio: number(ratio) })}</strong>{" "}
        {subsidyMinor > 0
          ? words.sumLessSubsidy({
              ...sum,
              full: money(rent.amountMinor + subsidyMinor),
              subsidy: money(subsidyMinor),
            })
          : words.sum(sum)}
      </p>
      {multiple ? (
        <p className="tabular text-ink-muted">
          {words.published({
            multiple: number(multiple),
            amount: money(Math.round(rent.amountMinor * multiple)),
          })}
        </p>
      ) : null}
    </div>
  );
}
