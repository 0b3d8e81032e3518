import { type CatalogueItem, productId } from "../../../platform/stripe/catalogue";
import { currencies, type PriceKey, packKeys, prices, proKeys, taxBehavior } from "./prices";

/** What is sold, as `npm run deploy` makes it at Stripe. */
export const catalogue: readonly CatalogueItem[] = [...packKeys, ...proKeys].map((key) => ({
  lookupKey: key,
  name: nameOf(key),
  interval: prices[key].kind === "pro" ? prices[key].per : null,
  amounts: Object.fromEntries(
    currencies.map((currency) => [
      currency.toLowerCase(),
      { amount: prices[key].amounts[currency], tax: taxBehavior[currency] },
    ]),
  ),
}));

/** As it stands on an invoice. */
function nameOf(key: PriceKey): string {
  const price = prices[key];
  if (price.kind === "pro") return `Rentform Pro, ${price.per === "month" ? "monthly" : "yearly"}`;
  return price.credits === 1 ? "1 credit" : `${price.credits} credits`;
}

/** The id of a thing's product at Stripe. Prices are made anew when an amount changes; the product stays. */
export function productOf(key: string): string {
  return productId(key);
}
