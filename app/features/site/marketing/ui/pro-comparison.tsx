import { creditsCost, formatAmount, prices, proPaysFrom } from "../../../money/billing/prices";
import { billingTerms, plans } from "../../../money/billing/rules";
import { EachCurrency } from "./in-currencies";

const homesAYear = [1, 3, 6, 12, 24, 48];

/** What a year costs with credits and with Pro, for a few numbers of homes, and from which one Pro is the cheaper. */
export function ProComparison() {
  return (
    <div className="max-w-3xl">
      <p className="text-lg">
        Pro by the year costs less than credits from{" "}
        <strong className="tabular font-semibold">
          <EachCurrency show={(currency) => proPaysFrom("pro_year", currency)} /> homes a year
        </strong>
        . For one busy month, Pro by the month does from{" "}
        <strong className="tabular font-semibold">
          <EachCurrency show={(currency) => proPaysFrom("pro_month", currency)} /> homes
        </strong>
        . Below that, credits cost less, and they don’t expire.
      </p>
      <table className="tabular mt-6 w-full border-collapse">
        <caption className="sr-only">What a year costs with credits and with Pro</caption>
        <thead>
          <tr className="border-b border-line-strong text-sm text-ink-muted">
            <th scope="col" className="py-2 text-start font-normal">
              Homes a year
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              With credits
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              With Pro, by the year
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
        Credits in the cheapest packs, each for one home’s form of {plans.credit.openDays} days. Your{" "}
        {billingTerms.welcomeCredits === 1 ? "first credit is free and is" : "first credits are free and are"} not
        counted here.
      </p>
    </div>
  );
}

/** The lower of the two in strong type and with a word, so that colour and weight say nothing alone. */
function Cost({ homes, of }: { homes: number; of: "credits" | "pro" }) {
  return (
    <EachCurrency
      show={(currency) => {
        const credits = creditsCost(homes, currency);
        const pro = prices.pro_year.amounts[currency];
        const isLower = of === "credits" ? credits <= pro : pro < credits;
        const amount = formatAmount(of === "credits" ? credits : pro, currency);
        return isLower ? <LowerCost amount={amount} /> : <span className="text-ink-muted">{amount}</span>;
      }}
    />
  );
}

function LowerCost({ amount }: { amount: string }) {
  return (
    <>
      <span className="text-sm text-accent">less</span> <strong className="font-semibold">{amount}</strong>
    </>
  );
}
