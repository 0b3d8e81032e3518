import { describe, expect, it } from "vitest";
import {
  creditsCost,
  currencies,
  currencyOf,
  formatPrice,
  isCurrency,
  packKeys,
  planCost,
  prices,
  proKeys,
  proPaysFrom,
  seatKeys,
  taxBehavior,
} from "../../../app/features/money/billing/prices";
import { countryCodes } from "../../../app/kernel/countries";
import { placeOf } from "../../../app/platform/place";

const sold = [...packKeys, ...proKeys, ...seatKeys];

describe("prices", () => {
  // The price list of the product, to the letter.
  it.each([
    ["USD", ["$12", "$30", "$80", "$19", "$190", "$6", "$60"], "exclusive"],
    ["CAD", ["CA$16", "CA$40", "CA$108", "CA$26", "CA$260", "CA$8", "CA$80"], "exclusive"],
    ["EUR", ["€13", "€32", "€85", "€20", "€200", "€6", "€60"], "inclusive"],
    ["GBP", ["£11", "£27", "£72", "£17", "£170", "£5", "£50"], "inclusive"],
    ["AUD", ["A$20", "A$50", "A$135", "A$32", "A$320", "A$9", "A$90"], "inclusive"],
  ] as const)("are those of the price list in %s", (currency, amounts, tax) => {
    expect(sold.map((key) => formatPrice(key, currency, "en-US"))).toEqual(amounts);
    expect(taxBehavior[currency]).toBe(tax);
  });

  // Red when a pack of ten costs more a credit than a single one.
  it("make a credit cheaper in a larger pack, and a month cheaper in a yearly plan", () => {
    for (const currency of currencies) {
      const each = packKeys.map((key) => prices[key].amounts[currency] / prices[key].credits);
      expect(each).toEqual([...each].sort((a, b) => b - a));
      expect(prices.pro_year.amounts[currency]).toBeLessThan(12 * prices.pro_month.amounts[currency]);
    }
  });

  it("make Pro dearer by one further seat each", () => {
    expect(planCost("pro_month", 0, "GBP")).toBe(17_00);
    expect(planCost("pro_year", 2, "CAD")).toBe(260_00 + 2 * 80_00);
  });

  it("have each key once", () => {
    expect([...sold].sort()).toEqual(Object.keys(prices).sort());
  });
});

describe("credits compared with Pro", () => {
  // By hand from the price list: 9 homes are cheaper with a pack of ten than with three of three.
  it.each([
    [0, 0],
    [1, 12_00],
    [2, 24_00],
    [3, 30_00],
    [9, 80_00],
    [12, 104_00],
    [24, 202_00],
  ])("%i homes cost %i with credits", (homes, cents) => {
    expect(creditsCost(homes, "USD")).toBe(cents);
  });

  it("Pro is cheaper from the second home in a month, and from 23 or 24 in a year", () => {
    expect(currencies.map((currency) => proPaysFrom("pro_month", currency))).toEqual([2, 2, 2, 2, 2]);
    expect(currencies.map((currency) => proPaysFrom("pro_year", currency))).toEqual([24, 23, 23, 24, 24]);
  });
});

describe("currencyOf", () => {
  it.each([
    ["US", "USD"],
    ["DE", "EUR"],
    ["SE", "EUR"],
    ["CH", "EUR"],
    ["GB", "GBP"],
    ["JE", "GBP"],
    ["CA", "CAD"],
    ["AU", "AUD"],
    ["NZ", "AUD"],
    ["JP", "USD"],
    [null, "USD"],
  ] as const)("gives %s prices in %s", (country, currency) => {
    expect(currencyOf(country)).toBe(currency);
  });

  // Red when a country of the Union is left out of the pattern: its law wants prices with tax.
  it("gives prices with tax in every country of the EU", () => {
    const union = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" ");
    expect(union).toHaveLength(27);
    expect(union.filter((country) => taxBehavior[currencyOf(country)] !== "inclusive")).toEqual([]);
  });

  it("gives a currency for every country", () => {
    expect(countryCodes().every((country) => isCurrency(currencyOf(country)))).toBe(true);
  });
});

describe("placeOf", () => {
  const from = (cf: unknown) => placeOf(Object.assign(new Request("https://rentform.test/"), { cf }));

  it.each([
    [{ country: "DE" }, "DE"],
    [{ country: "XX" }, null],
    [{ country: "T1" }, null],
    [{ country: 7 }, null],
    [{}, null],
    [undefined, null],
  ])("reads %j as %s", (cf, country) => {
    expect(from(cf)).toEqual({ country });
  });
});
