import { countryName, countryOptions } from "../../app/kernel/countries";
import { formatDate } from "../../app/kernel/dates";
import { collator, displayNames, formatNumber } from "../../app/kernel/formatters";
import { landlordRegions } from "../../app/kernel/landlord-locale";
import { briefDayText, dayText, momentText, weekdayText } from "../../app/kernel/moments";
import { exactMoney, formatMoney } from "../../app/kernel/money";
import { momentInZone } from "../../app/kernel/zoned-day";

const tenantLocales =
  "en en-GB en-AU en-IN de de-AT de-CH fr fr-CA fr-CH es es-MX pt pt-PT it nl pl uk vi ar ar-EG ar-AE ar-MA".split(" ");
const landlordLocales = Object.entries(landlordRegions).flatMap(([language, regions]) =>
  regions.map((region) => `${language}-${region}`),
);

/** Tenants' languages with the regions whose readers write otherwise, and all in which landlords read. */
export const shownLocales = [...new Set([...tenantLocales, ...landlordLocales])];

const winter = Date.UTC(2026, 1, 1, 13, 5);
const autumn = Date.UTC(2026, 10, 23, 8, 4);
const people = "Zeller Ähren Ahmed Łukasz Lukas Ćwik Đặng Dang Ñuñez Nunez Юрій Ігор أحمد بدر Özil éclair".split(" ");

/** What the product shows a reader of `locale`: the same in Node, workerd and browsers. */
export function shownIn(locale: string): Record<string, string> {
  const number = (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, locale, options);
  const plural = new Intl.PluralRules(locale);
  return {
    days: [formatDate("2027-02-01", locale), formatDate("2027-11-23", locale), formatDate("2027-02", locale)].join(
      " | ",
    ),
    short: [dayText(winter, locale, "UTC", "short"), briefDayText(autumn, locale, "UTC")].join(" | "),
    weekday: weekdayText(autumn, locale, "UTC"),
    moments: [momentText(winter, locale, "Europe/Berlin"), momentText(autumn, locale, "UTC", "short")].join(" | "),
    home: momentInZone(winter, locale, "America/New_York"),
    numbers: [1234, 12345, 1_234_567.5, -3].map((value) => number(value)).join(" | "),
    shares: number(0.3, { style: "percent" }),
    spans: [1, 2, 5, 12]
      .map((value) => number(value, { style: "unit", unit: "month", unitDisplay: "long" }))
      .join(" | "),
    rents: ["EUR", "USD", "CHF", "CAD", "MXN", "BRL", "PLN", "UAH", "VND", "GBP"]
      .map((currency) => formatMoney(currency === "VND" ? 1200 : 120_000, currency, locale))
      .join(" | "),
    cents: exactMoney(123_450, "EUR", locale),
    countries: ["DE", "US", "GB", "UA", "EG", "VN", "XK", "TR"].map((code) => countryName(code, locale)).join(" | "),
    firstCountries: countryOptions(locale)
      .slice(0, 5)
      .map(({ code }) => code)
      .join(" "),
    languages: ["en", "de", "ar", "pt", "uk"]
      .map((language) => displayNames(locale, { type: "language" }).of(language))
      .join(" | "),
    order: people.toSorted(collator(locale).compare).join(" "),
    plurals: [0, 1, 2, 3, 5, 11, 21, 100, 101, 1_000_000, 1.5].map((value) => plural.select(value)).join(" "),
  };
}

/** The same for every locale. */
export function shown(): Record<string, Record<string, string>> {
  return Object.fromEntries(shownLocales.map((locale) => [locale, shownIn(locale)]));
}
