import { type ReactNode, useEffect, useRef } from "react";
import { countryCodes } from "../../../../kernel/countries";
import { chooseByRegion } from "../../../../ui/scripts/choose-by-region";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import {
  type Currency,
  currencies,
  currencyOf,
  formatAmount,
  type PriceKey,
  prices,
} from "../../../money/billing/prices";
import { pricingWords } from "../words/pricing-words";

/** A part with each amount in all currencies: `CurrencyChoice` shows one by CSS, chosen beforehand by region. */
export function InCurrencies({ children }: { children: ReactNode }) {
  return <div className="in-currencies">{children}</div>;
}

export function CurrencyChoice() {
  const words = useWords(pricingWords);
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => chooseByRegion(choice.current?.querySelectorAll("input") ?? []), []);
  return (
    <fieldset ref={choice} className="mb-6 min-w-0">
      <legend className="text-ink-muted">{words.showPricesIn}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {currencies.map((currency) => (
          <label key={currency} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="currency"
              value={currency}
              defaultChecked={currency === "USD"}
              data-regions={regionsOf(currency)}
              className="size-5 accent-accent"
            />
            {words.currencies[currency]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** US dollars are what is shown where no other currency is nearer. */
function regionsOf(currency: Currency): string | undefined {
  if (currency === "USD") return undefined;
  return countryCodes()
    .filter((country) => currencyOf(country) === currency)
    .join(" ");
}

/** Something that differs by currency, once for each. */
export function EachCurrency({ show }: { show: (currency: Currency) => ReactNode }) {
  return currencies.map((currency) => (
    <span key={currency} data-in={currency}>
      {show(currency)}
    </span>
  ));
}

/** `of` null: nothing to pay. */
export function Price({ of }: { of: PriceKey | null }) {
  const language = usePageLanguage();
  return <EachCurrency show={(currency) => formatAmount(of ? prices[of].amounts[currency] : 0, currency, language)} />;
}
