import { formatNumber } from "../../../../kernel/formatters";
import { formatMoney } from "../../../../kernel/money";
import type { PageLocale } from "../../../../kernel/page-locale";
import { addressLine } from "../../../forms/form-model/address-line";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { pageWords } from "../page-words";

/** Where the home is and on what terms it is let. */
export function PropertyFacts({
  definition: { property },
  locale,
}: {
  definition: FormDefinition;
  locale: PageLocale;
}) {
  const words = pageWords[locale];
  const { address, rent, deposit } = property;
  const facts: [string, string | false | undefined][] = [
    [words.rent, rent && `${formatMoney(rent.amountMinor, rent.currency, locale)} ${words.per[rent.period]}`],
    [words.deposit, deposit && formatMoney(deposit.amountMinor, deposit.currency, locale)],
    [words.term, property.termMonths !== undefined && words.months({ n: property.termMonths })],
    [words.bedrooms, property.bedrooms !== undefined && formatNumber(property.bedrooms, locale)],
    [words.parking, property.parking && words.policies.parking[property.parking]],
  ];
  return (
    <>
      <p dir="auto">{addressLine(address)}</p>
      <dl className="facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
