import { paidCap } from "../application-cap";
import type { CreditBalance } from "../queries/get-credit-balance.server";
import { billingTerms, plans } from "../rules";
import { sayLots } from "../words";

/** How many credits there are: the one number that nothing else on the page repeats. */
export function Balance({ balance }: { balance: CreditBalance }) {
  const { credits, lots } = balance;
  return (
    <section aria-labelledby="balance" className="flex items-center gap-6 sm:gap-10">
      <h2 id="balance" className="sr-only">
        Credits
      </h2>
      <p className="shrink-0 text-center font-serif font-[560] sm:flex sm:items-baseline sm:gap-2">
        <b id="credit-balance" className="tabular block text-6xl leading-none font-[560] sm:text-7xl">
          {credits}
        </b>{" "}
        <span className="text-lg sm:text-xl">{credits === 1 ? "credit" : "credits"}</span>
      </p>
      <div className="min-w-0">
        <p>
          One credit covers one home: a form open for {plans.credit.openDays} days, with every tool and {paidCap}.
        </p>
        <p className="mt-1 text-sm text-ink-muted">
          {credits > 0
            ? sayLots(lots)
            : `Credits you buy don’t expire. Gifts last ${billingTerms.giftMonths} months and are used first.`}
        </p>
      </div>
    </section>
  );
}
