import { type Mend, type Part, settledFor } from "./settled-locales.ts";

/** More than all locales, zones and options a server meets; what a person sets cannot make it grow without end. */
const MOST_KEPT = 500;

/** One formatter for each locale and options: making one takes 15 to 130 microseconds. */
export function keepEach<Options, Formatter>(make: (locale: string, options?: Options) => Formatter) {
  const kept = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = kept.get(key);
    if (known) return known;
    const formatter = make(locale, options);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, formatter);
    return formatter;
  };
}

/** `Intl.DateTimeFormat` as `settled-locales.ts` has it; throws RangeError for a locale or a zone that does not exist. */
export const dateFormat = keepEach((locale: string, options?: Intl.DateTimeFormatOptions) => {
  const { digits, date } = settledFor(locale);
  const formatter = new Intl.DateTimeFormat(locale, { ...(digits && { numberingSystem: digits }), ...options });
  return withMendedParts(formatter, date && ((part, all) => date(part, all).replace("\u202f", " ")));
});

/** `Intl.NumberFormat`, likewise; throws RangeError for a locale or a currency that cannot be. */
export const numberFormat = keepEach((locale: string, options?: Intl.NumberFormatOptions) => {
  const { digits, grouping, number } = settledFor(locale);
  const settled = { ...(digits && { numberingSystem: digits }), ...(grouping && { useGrouping: grouping }) };
  return withMendedParts(new Intl.NumberFormat(locale, { ...settled, ...options }), number);
});

/** A number as the reader's language writes it: "1,234.5". */
export function formatNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return numberFormat(locale, options).format(value);
}

type OfParts = Intl.DateTimeFormat | Intl.NumberFormat;

/** The same formatter, whose parts are mended, and whose texts are its parts. */
function withMendedParts<Formatter extends OfParts>(formatter: Formatter, mend: Mend | undefined): Formatter {
  if (!mend) return formatter;
  const plain = formatter.formatToParts.bind(formatter) as (value?: number) => Part[];
  const formatToParts = (value?: number): Part[] => {
    const all = plain(value);
    return all.map((part) => ({ ...part, value: mend(part, all) }));
  };
  const format = (value?: number): string =>
    formatToParts(value)
      .map((part) => part.value)
      .join("");
  return Object.defineProperties(formatter, { format: { value: format }, formatToParts: { value: formatToParts } });
}

/** `Intl.DisplayNames`: names of regions, languages or currencies. */
export const displayNames = keepEach(
  (locale: string, options: Intl.DisplayNamesOptions = { type: "region" }) => new Intl.DisplayNames(locale, options),
);

/** `Intl.Collator`: the order of names in a language. */
export const collator = keepEach(
  (locale: string, options?: Intl.CollatorOptions) => new Intl.Collator(locale, options),
);
