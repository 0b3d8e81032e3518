import { describe, expect, it } from "vitest";
import {
  currencyDigits,
  editableAmount,
  editableNumber,
  exactMoney,
  formatMoney,
  hasTwoReadings,
  monthlyMinor,
  parseAmountMinor,
  parseDecimal,
  readAmountMinor,
} from "../../../app/kernel/money";
import { typedCurrency } from "../../../app/kernel/typed-currency";

describe("a typed number", () => {
  it.each([
    ["1200", 2, "1200", ""],
    ["1,200.50", 2, "1200", "50"],
    ["1.200,50", 2, "1200", "50"],
    ["1 200", 2, "1200", ""],
    ["1'200", 2, "1200", ""],
    ["1,20,000", 2, "120000", ""],
    ["1.200.000", 2, "1200000", ""],
    ["1,200", 2, "1200", ""],
    ["0.5", 2, "0", "5"],
    [".5", 2, "0", "5"],
    ["12.", 2, "12", ""],
    ["0,200", 3, "0", "200"],
    ["1.200", 3, "1", "200"],
    ["\u0661\u0662", 0, "12", ""],
  ])("%j with %i decimals is read as %j and decimals %j", (typed, maxDecimals, whole, decimals) => {
    expect(parseDecimal(typed, { locale: "en", maxDecimals })).toEqual({ negative: false, whole, decimals });
  });

  it.each([
    ["", 2, "not-a-number"],
    ["abc", 2, "not-a-number"],
    ["1x", 2, "not-a-number"],
    ["x1", 2, "not-a-number"],
    ["1.234", 0, { whole: "1234" }],
    ["12.345", 2, { whole: "12345" }],
    ["1.2345", 2, "not-a-number"],
    ["1,2,3", 2, "not-a-number"],
    ["12,34.567", 2, "not-a-number"],
    ["1,200", 3, "ambiguous"],
    ["-5", 2, { negative: true, whole: "5" }],
    ["\u22125", 2, { negative: true, whole: "5" }],
    ["+5", 2, { negative: false, whole: "5" }],
  ])("%j with %i decimals is %j", (typed, maxDecimals, expected) => {
    const read = parseDecimal(typed, { locale: "en", maxDecimals });
    if (typeof expected === "string") expect(read).toBe(expected);
    else expect(read).toMatchObject(expected);
  });

  it("is read by the locale where a separator can mean thousands or decimals", () => {
    expect(parseDecimal("1,200", { locale: "de", maxDecimals: 3 })).toMatchObject({ whole: "1", decimals: "200" });
    expect(parseDecimal("1.200", { locale: "de", maxDecimals: 3 })).toBe("ambiguous");
    expect(parseDecimal("1.200,5", { locale: "en", maxDecimals: 3 })).toMatchObject({ whole: "1200", decimals: "5" });
  });
});

describe("a typed amount", () => {
  it.each([
    ["$1,200.50", "USD", 120_050],
    ["US$ 900", "USD", 90_000],
    ["900 usd", "USD", 90_000],
    ["900 USD.", "USD", 90_000],
    ["\u20ac850,\u2014", "EUR", 85_000],
    ["850.-", "CHF", 85_000],
    ["fr. 850", "CHF", 85_000],
    ["850 kr", "SEK", 85_000],
    ["1200 z\u0142", "PLN", 120_000],
    ["85000", "JPY", 85_000],
    ["1.5", "KWD", 1500],
    ["-3", "USD", -300],
    ["-0", "USD", 0],
    ["C$900", "USD", "other-currency"],
    ["900 EUR", "USD", "other-currency"],
    ["900 pcm", "USD", "other-currency"],
    ["\u0669\u0660\u0660 USD", "USD", 90_000],
    ["nine hundred", "USD", "not-a-number"],
    ["\u00a3900", "USD", "other-currency"],
    ["kr 900", "USD", "other-currency"],
    ["fr 900", "USD", "other-currency"],
    ["nine", "USD", "not-a-number"],
    ["1.5", "JPY", "not-a-number"],
  ])("%j of %s is %j", (typed, currency, minor) => {
    expect(readAmountMinor(typed, currency, "en")).toBe(minor);
    expect(parseAmountMinor(typed, currency, "en")).toBe(typeof minor === "number" ? minor : null);
  });

  it.each([
    ["5.200", "USD", "en", true],
    ["5.20", "USD", "en", false],
    ["5,20", "USD", "en", true],
    ["5,200", "USD", "en", false],
    ["5,200", "EUR", "de", true],
    ["5.20", "EUR", "de", true],
    ["5.200", "EUR", "de", false],
    ["0.200", "USD", "en", false],
    ["1234.200", "USD", "en", false],
    ["5.200.100", "USD", "en", false],
    ["$5.200 a", "USD", "en", true],
    ["5200", "USD", "en", false],
    ["5.200", "JPY", "en", false],
  ])("%j of %s in %s has two readings: %s", (typed, currency, locale, hasTwo) => {
    expect(hasTwoReadings(typed, currency, locale)).toBe(hasTwo);
  });
});

describe("a printed amount", () => {
  it("has the decimals of its currency, and none when they are zero", () => {
    expect(["CLP", "ISK", "JPY", "XOF", "KWD", "TND", "USD"].map(currencyDigits)).toEqual([0, 0, 0, 0, 3, 3, 2]);
    expect(formatMoney(120_050, "GBP", "en-GB")).toBe("\u00a31,200.50");
    expect(formatMoney(120_000, "GBP", "en-GB")).toBe("\u00a31,200");
    expect(formatMoney(1500, "KWD", "en")).toMatch(/1\.500$/);
    expect(exactMoney(520_000, "USD", "en-US")).toBe("$5,200.00");
    expect(exactMoney(5200, "JPY", "en-US")).toBe("\u00a55,200");
  });

  it("can be typed in again", () => {
    expect(editableAmount(120_050, "USD", "en")).toBe("1200.50");
    expect(editableAmount(120_050, "EUR", "de")).toBe("1200,50");
    expect(editableAmount(120_000, "USD", "en")).toBe("1200");
    expect(editableAmount(5, "USD", "en")).toBe("0.05");
    expect(editableAmount(5200, "JPY", "en")).toBe("5200");
    expect([editableNumber(1200.5, "de"), editableNumber(1.234567, "en")]).toEqual(["1200,5", "1.2346"]);
  });

  // Red when Spain's way of writing is used for a home in the United States: "1.850 US$".
  it("is printed as each country of a language prints it", () => {
    const written = (["USD", "MXN", "EUR"] as const).map((currency) => formatMoney(185_000, currency, "es"));
    expect(written).toEqual(["$1,850", "$1,850", "1.850\u00a0€"]);
    expect([formatMoney(185_000, "CAD", "fr"), exactMoney(185_000, "USD", "es")]).toEqual([
      "1\u00a0850\u00a0$",
      "$1,850.00",
    ]);
  });

  it("a month is a twelfth of the year's", () => {
    expect(monthlyMinor(12_000)).toBe(12_000);
    expect([monthlyMinor(12_000, "week"), monthlyMinor(12_000, "fortnight"), monthlyMinor(12_000, "year")]).toEqual([
      52_000, 26_000, 1000,
    ]);
    expect(monthlyMinor(100, "year")).toBe(8);
  });
});

// Red with the signs that Intl writes alone, and with European separators alone.
it.each([
  ["20 000 грн", "UAH", 2_000_000],
  ["20 000 грн.", "UAH", 2_000_000],
  ["15.000.000đ", "VND", 15_000_000],
  ["300,000円", "JPY", 300_000],
  ["Rs. 1,20,000/-", "INR", 12_000_000],
  ["sFr. 3'500.-", "CHF", 350_000],
  ["25 000:-", "SEK", 2_500_000],
  ["٣٬٠٠٠", "AED", 300_000],
  ["٣٬٠٠٠٫٥", "AED", 300_050],
])("%s is an amount of %s", (typed, currency, minor) => {
  expect(readAmountMinor(typed, currency, "en")).toBe(minor);
});

it("signs in letters name their currency, and those of several none", () => {
  expect(["20 000 грн", "15.000.000đ", "3000円", "sFr. 3500", "Rs 100"].map(typedCurrency)).toEqual([
    "UAH",
    "VND",
    "JPY",
    "CHF",
    null,
  ]);
  expect(readAmountMinor("Rs. 100", "USD", "en")).toBe("other-currency");
});
