import { Filled } from "../../../../ui/filled";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { creditsCost, formatAmount, type ProKey, prices, proPaysFrom } from "../../../money/billing/prices";
import { billingTerms, plans } from "../../../money/billing/rules";
import { pricingWords } from "../words/pricing-words";
import { EachCurrency } from "./in-currencies";

const homesAYear = [1, 3, 6, 12, 24, 48];

/** What a year costs with credits and with Pro, for a few numbers of homes, and from which one Pro is the cheaper. */
export function ProComparison() {
  const words = useWords(pricingWords).comparison;
  return (
    <div className="max-w-3xl">
      <p className="text-lg">
        <Filled
          say={words.text}
          parts={{
            yearFrom: <HomesFrom of="pro_year" say={words.homesAYear} />,
            monthFrom: <HomesFrom of="pro_month" say={words.homes} />,
          }}
        />
      </p>
      <table className="tabular mt-6 w-full border-collapse">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr className="border-b border-line-strong text-sm text-ink-muted">
            <th scope="col" className="py-2 text-start font-normal">
              {words.heads.homes}
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              {words.heads.credits}
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              {words.heads.pro}
            </th>
          </tr>
        </thead>
        <tbody>
          {homesAYear.map((homes) => (
            <tr key={homes} className="border-b border-line">
              <th scope="row" className="py-2.5 text-start font-medium">
                {homes}
              </th>
              <td className="py-2.5 text-end">
                <Cost homes={homes} of="credits" />
              </td>
              <td className="py-2.5 text-end">
                <Cost homes={homes} of="pro" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-ink-muted">
        {words.note({ days: plans.credit.openDays, credits: billingTerms.welcomeCredits })}
      </p>
    </div>
  );
}

/** From how many homes Pro costs less, in each currency. */
function HomesFrom({ of, say }: { of: ProKey; say: (values: { count: string }) => string }) {
  const count = <EachCurrency show={(currency) => proPaysFrom(of, currency)} />;
  return (
    <strong className="tabular font-semibold">
      <Filled say={say} parts={{ count }} />
    </strong>
  );
}

/** The lower of the two in strong type and with a word, so that colour and weight say nothing alone. */
function Cost({ homes, of }: { homes: number; of: "credits" | "pro" }) {
  const language = usePageLanguage();
  return (
    <EachCurrency
      show={(currency) => {
        const credits = creditsCost(homes, currency);
        const pro = prices.pro_year.amounts[currency];
        const isLower = of === "credits" ? credits <= pro : pro < credits;
        const amount = formatAmount(of === "credits" ? credits : pro, currency, language);
        return isLower ? <LowerCost amount={amount} /> : <span className="text-ink-muted">{amount}</span>;
      }}
    />
  );
}

function LowerCost({ amount }: { amount: string }) {
  const { less } = useWords(pricingWords).comparison;
  return (
    <>
      <span className="text-sm text-accent">{less}</span> <strong className="font-semibold">{amount}</strong>
    </>
  );
}
