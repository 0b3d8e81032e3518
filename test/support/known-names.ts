import { regionOptions } from "../../app/features/forms/builder/region-options.ts";
import { people } from "../../scripts/seed/people.ts";

/** What pages of the demo may say in Latin letters whatever their language: names, and what `Intl` says. */
export function knownNames(locale: string): (string | RegExp)[] {
  const names = people.flatMap(({ first, last, employer, line1, city }) => [first, last, employer, line1, city]);
  const sorted = [...names, ...intlNames(locale), ...others]
    .filter(Boolean)
    .sort((one, other) => other.length - one.length);
  return [...shapes, ...sorted, /\b[A-Z]{3,4}\b|US\$/g];
}

/** Of the seed, of browsers and of the law; languages are called by their own names. */
const others = [
  ...[
    "Rentform",
    "Dana Hartley-Quist",
    "Dana Moreno",
    "14 Maple Street",
    "Flat 2, 81 Harbour Road",
    "Unit 3, 220 Birch Lane",
  ],
  ...["English", "Deutsch", "Français", "Español", "Português", "Italiano", "Nederlands", "Polski", "Tiếng Việt"],
  ...[
    "Safari",
    "Chrome",
    "Linux",
    "UTC",
    "PDF",
    "JPG",
    "PNG",
    "HEIC",
    "CSV",
    "XLSX",
    "ZIP",
    "Stripe",
    "MB",
    "kB",
    "min",
    // Of a toast's place, whose key the library names.
    "alt+T",
    // What workerd says of the Falkland Islands in German, and Node does not.
    "Malwinen",
  ],
  // States are called by their own names.
  ...["US", "CA", "AU"].flatMap((country) => (regionOptions(country) ?? []).map(({ label }) => label)),
];

/** Addresses, numbers of applications, files, hashes, and what a landlord writes as it is: {name}. */
const shapes = [
  /https?:\/\/\S+/g,
  /[\w.+-]+@[\w.-]+/g,
  /\bRF-[\w-]+/g,
  /[\w-]+\.(pdf|png|jpg)\b/g,
  /\b[0-9a-f]{16,}\b/g,
  /\{\w+\}/g,
];

function intlNames(locale: string): string[] {
  const codes = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].flatMap((one) =>
    [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((two) => one + two),
  );
  const name = (type: "region" | "currency" | "language", code: string) =>
    (["long", "short"] as const).map(
      (style) => new Intl.DisplayNames(locale, { type, style, fallback: "none" }).of(code) ?? "",
    );
  const partOf = (format: Intl.DateTimeFormat | Intl.NumberFormat, type: string) =>
    format.formatToParts(3).find((part) => part.type === type)?.value ?? "";
  const zone = (timeZone: string) =>
    partOf(new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }), "timeZoneName");
  const unit = (of: string) =>
    partOf(new Intl.NumberFormat(locale, { style: "unit", unit: of, unitDisplay: "long" }), "unit");
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, day + 4)));
  const said = (dates: Date[], options: Intl.DateTimeFormatOptions) =>
    dates.map((date) => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(date));
  const dated = (dates: Date[], part: "month" | "weekday") =>
    (["long", "short"] as const).flatMap((length) => [
      ...said(dates, { [part]: length }),
      ...said(dates, { [part]: length, day: "numeric" }).map((text) => text.replace(/[\d\s.]/g, "")),
    ]);
  const between = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" })
    .formatToParts(3)
    .flatMap(({ type, value }) => (type === "literal" ? value : []));
  return [
    ...between.filter((text) => /[a-z]/i.test(text)),
    ...codes.flatMap((code) => name("region", code)),
    ...codes.flatMap((code) => name("language", code.toLowerCase())),
    ...Intl.supportedValuesOf("currency").flatMap((code) => name("currency", code)),
    ...Intl.supportedValuesOf("timeZone").map((zone) => zone.replaceAll("_", " ")),
    zone("America/Los_Angeles"),
    ...["day", "week", "month", "year", "hour", "minute"].map(unit),
    ...dated(months, "month"),
    ...dated(days, "weekday"),
  ];
}
