import { usePageLanguage, usePageLocale } from "~/ui/use-words";
import { billingWords } from "../page-words";
import type { CreditBalance } from "../queries/get-credit-balance.server";
import { billingTerms, plans } from "../rules";
import { sayLots } from "../words";

/** How many credits there are: the one number that nothing else on the page repeats. */
export function Balance({ balance }: { balance: CreditBalance }) {
  const language = usePageLanguage();
  const locale = usePageLocale();
  const words = billingWords[language].balance;
  const { credits, lots } = balance;
  const { openDays, applications } = plans.credit;
  return (
    <section aria-labelledby="balance" className="flex items-center gap-6 sm:gap-10">
      <h2 id="balance" className="sr-only">
        {words.title}
      </h2>
      <p className="shrink-0 text-center font-serif font-[560] sm:flex sm:items-baseline sm:gap-2">
        <b id="credit-balance" className="tabular block text-6xl leading-none font-[560] sm:text-7xl">
          {credits}
        </b>{" "}
        <span className="text-lg sm:text-xl">{words.unit({ n: credits })}</span>
      </p>
      <div className="min-w-0">
        <p>{words.oneCredit({ days: openDays, applications })}</p>
        <p className="mt-1 text-sm text-ink-muted">
          {credits > 0 ? sayLots(lots, locale) : words.none({ months: billingTerms.giftMonths })}
        </p>
      </div>
    </section>
  );
}
