import { expect, it } from "vitest";
import { currencies, packKeys, prices, proKeys } from "../../../app/features/money/billing/prices";
import { offers } from "../../../app/features/site/marketing/meta";

// Red when a price of the list changes and search engines are told the old one, or tax is said to be inside where it is not.
it("the structured data contains every price in every currency", () => {
  const told = offers("https://rentform.test", "en").offers as { name: string; priceSpecification?: unknown[] }[];
  expect(told.map(({ name }) => name)).toEqual([
    "Free form",
    "1 credit",
    "3 credits",
    "10 credits",
    "Pro, by the month",
    "Pro, by the year",
  ]);
  const keys = [...packKeys, ...proKeys];
  expect(told.slice(1).map(({ priceSpecification }) => priceSpecification)).toEqual(
    keys.map((key) =>
      currencies.map((currency) => ({
        "@type": "UnitPriceSpecification",
        price: `${prices[key].amounts[currency] / 100}.00`,
        priceCurrency: currency,
        valueAddedTaxIncluded: ["EUR", "GBP", "AUD"].includes(currency),
      })),
    ),
  );
});
