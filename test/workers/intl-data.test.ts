import { describe, expect, it } from "vitest";
import { collator, dateFormat, numberFormat } from "../../app/kernel/formatters";
import { formatExactly } from "../../app/kernel/home-zone";
import { landlordLocale } from "../../app/kernel/landlord-locale";
import { momentText } from "../../app/kernel/moments";
import { currencyDigits, exactMoney, formatMoney } from "../../app/kernel/money";
import { pageLocales } from "../../app/kernel/page-locale";
import { shown } from "../support/intl-cases";
import shownEverywhere from "../support/intl-shown.json";

// The Worker's Intl data differ from a browser's and from Node's, so this runs in workerd.
const winter = Date.UTC(2026, 0, 5, 12);

describe("time zones in workerd", () => {
  it.each(["Europe/London", "Europe/Dublin", "Europe/Lisbon", "Africa/Casablanca"])(
    "%s in winter is never printed with an offset of zero",
    (zone) => {
      for (const locale of ["en", "en-GB", "fr", "es", "de", "pt"]) {
        expect(momentText(winter, locale, zone)).not.toMatch(/\+0/);
        expect(formatExactly(winter, locale, zone)).not.toMatch(/\+0[^0-9:]/);
      }
    },
  );

  it("an offset other than zero is printed", () => {
    expect(momentText(winter, "en", "Asia/Kolkata")).toMatch(/GMT\+5:30$/);
    expect(momentText(winter, "en", "Pacific/Apia")).toMatch(/GMT\+13$/);
    expect(momentText(Date.UTC(2026, 6, 5), "en", "Etc/GMT-10")).toMatch(/GMT\+10$/);
  });
});

// Red with a language of pages that workerd writes as American English, without an error: "is", "ga", "cy", "eu", "gl", "mt".
it("the languages of pages are known to workerd", () => {
  const languages = [...pageLocales, landlordLocale].map((locale) => new Intl.Locale(locale).language);
  for (const make of [dateFormat, numberFormat, collator]) {
    const answered = languages.map((language) => make(language).resolvedOptions().locale.split("-")[0]);
    expect(answered).toEqual(languages);
  }
  expect(new Intl.DateTimeFormat("is").resolvedOptions().locale).toBe("en-US");
});

// Red without a row of app/kernel/settled-locales.ts, or with other data in workerd than in browsers.
it("workerd shows dates, numbers, money, names and their order as Node and browsers do", () => {
  expect(shown()).toEqual(shownEverywhere);
});

describe("currencies in workerd", () => {
  // Red for HUF, IDR, COP, PKR and 18 more where Intl chooses the digits.
  it("are printed with the decimals of ISO 4217", () => {
    const decimals = (text: string) =>
      /\d(?:[.,](\d{1,3}))?(?!.*\d)/.exec(text.replace(/1.?234/, "1"))?.[1]?.length ?? 0;
    const wrong = Intl.supportedValuesOf("currency").filter((currency) => {
      const digits = currencyDigits(currency);
      const minor = Number(`1234${"567".slice(0, digits)}`);
      return [exactMoney, formatMoney].some((format) => decimals(format(minor, currency, "en")) !== digits);
    });
    expect(wrong).toEqual([]);
  });

  it("have the number of decimals of ISO 4217", () => {
    expect(["HUF", "IQD", "KMF", "USD", "JPY", "LYD"].map(currencyDigits)).toEqual([2, 3, 0, 2, 0, 3]);
  });
});
