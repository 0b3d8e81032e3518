import { expect, it } from "vitest";
import { currencies, placeWords } from "../../../app/features/forms/builder/places";
import { countryCodes } from "../../../app/kernel/countries";

const euro =
  `AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT`.split(
    " ",
  );

// Red when a country loses its currency: its landlords would be given euros.
it("the builder proposes a rent in the currency of the home's country, euros only where they are used", () => {
  const inEuros = countryCodes().filter((country) => placeWords(country).currency === "EUR");
  expect(inEuros.filter((country) => country !== "AQ")).toEqual(euro);
  const expected = {
    KE: "KES",
    CO: "COP",
    KR: "KRW",
    TR: "TRY",
    SN: "XOF",
    PR: "USD",
    LI: "CHF",
    SV: "USD",
    CW: "XCG",
  };
  for (const [country, currency] of Object.entries(expected)) expect(placeWords(country).currency).toBe(currency);
});

it("every selectable currency has a name, once", () => {
  const names = new Intl.DisplayNames("en", { type: "currency", fallback: "none" });
  expect(currencies.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(new Set(currencies).size).toBe(currencies.length);
});

it("the builder offers rents by week, month or year, as is usual in the country", () => {
  expect(["AU", "AE", "NG", "KE", ""].map((country) => placeWords(country).period)).toEqual([
    ...["week", "year", "year", "month", "month"],
  ]);
  expect(placeWords("").currency).toBe("EUR");
});
