import { monthlyMinor } from "../../../../kernel/money";
import type { PageLocale } from "../../../../kernel/page-locale";
import { asTemplate } from "../../../../kernel/words";
import type { Property } from "../../../forms/form-model/schema";
import { publishedRules } from "../published-rules";
import { selfCheckWords } from "../self-check-words";
import { wordsFor } from "../words";

/** The landlord's rules as sentences. The script adds a reckoning whose controls stand in no form. */
export function SelfCheck({ property, locale }: { property: Property; locale: PageLocale }) {
  const { rent, incomeMultiple } = property;
  const monthly = rent ? monthlyMinor(rent.amountMinor, rent.period) : 0;
  const lines = publishedRules(property, locale);
  if (lines.length === 0) return null;
  return (
    <>
      <ul className="plain">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {rent && incomeMultiple ? (
        <Reckoning locale={locale} rent={{ minor: monthly, currency: rent.currency }} multiple={incomeMultiple} />
      ) : null}
    </>
  );
}

type ReckoningProps = { locale: PageLocale; rent: { minor: number; currency: string }; multiple: number };

function Reckoning({ locale, rent, multiple }: ReckoningProps) {
  const words = selfCheckWords[locale];
  const { week, fortnight, monthPeriod, yearPeriod } = wordsFor(locale);
  const periods = [
    ["month", monthPeriod],
    ["week", week],
    ["fortnight", fortnight],
    ["year", yearPeriod],
  ] as const;
  return (
    <details
      className="box js"
      data-reckon={rent.minor}
      data-currency={rent.currency}
      data-times={multiple}
      data-meets={asTemplate(words.meets)}
      data-below={asTemplate(words.below)}
      data-covered={words.covered}
    >
      <summary>{words.tryIt}</summary>
      <p className="hint">{words.note}</p>
      <div className="row">
        <div className="part">
          <label htmlFor="income">{words.yourIncome}</label>
          <input id="income" inputMode="decimal" autoComplete="off" className="num" dir="ltr" />
        </div>
        <div className="part">
          <label htmlFor="income-period">{wordsFor(locale).period}</label>
          <select id="income-period">
            {periods.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className="part">
        <label htmlFor="voucher">{words.yourVoucher}</label>
        <input id="voucher" inputMode="decimal" autoComplete="off" className="num" dir="ltr" />
      </div>
      <p className="part">
        <output htmlFor="income income-period voucher" />
      </p>
    </details>
  );
}
