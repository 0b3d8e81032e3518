import { landlordLanguage } from "../../../kernel/landlord-locale";
import { type CatalogueItem, productId } from "../../../platform/stripe/catalogue";
import { currencies, type PriceKey, packKeys, prices, proKeys, seatKeys, taxBehavior } from "./prices";
import { soldWords } from "./sold-words";

/** What is sold, as `npm run deploy` makes it at Stripe. */
export const catalogue: readonly CatalogueItem[] = [...packKeys, ...proKeys, ...seatKeys].map((key) => ({
  lookupKey: key,
  name: nameOf(key),
  interval: prices[key].kind === "pack" ? null : prices[key].per,
  amounts: Object.fromEntries(
    currencies.map((currency) => [
      currency.toLowerCase(),
      { amount: prices[key].amounts[currency], tax: taxBehavior[currency] },
    ]),
  ),
}));

/** As it stands on an invoice: Stripe keeps one name for all buyers. */
function nameOf(key: PriceKey): string {
  const price = prices[key];
  const words = soldWords[landlordLanguage];
  if (price.kind === "pack") return words.credits({ n: price.credits });
  return price.kind === "pro" ? words.pro[price.per] : words.seat[price.per];
}

/** The id of a thing's product at Stripe. Prices are made anew when an amount changes; the product stays. */
export function productOf(key: string): string {
  return productId(key);
}
