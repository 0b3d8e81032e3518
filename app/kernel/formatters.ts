import { type Mend, settledFor } from "./settled-locales.ts";

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
  return withMendedParts(new Intl.DateTimeFormat(locale, { numberingSystem: digits, ...options }), date);
});

/** `Intl.NumberFormat`, likewise; throws RangeError for a locale or a currency that cannot be. */
export const numberFormat = keepEach((locale: string, options?: Intl.NumberFormatOptions) => {
  const { digits, grouping, number } = settledFor(locale);
  const settled = { numberingSystem: digits, useGrouping: grouping };
  return withMendedParts(new Intl.NumberFormat(locale, { ...settled, ...options }), number);
});

/** A number as the reader's language writes it: "1,234.5". */
export function formatNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return numberFormat(locale, options).format(value);
}

type Part = { type: string; value: string };

/** The same formatter, whose parts are mended, and whose texts are its parts. */
function withMendedParts<Formatter extends Intl.DateTimeFormat | Intl.NumberFormat>(
  formatter: Formatter,
  mends: readonly Mend[] | undefined,
): Formatter {
  if (!mends) return formatter;
  const plain = formatter.formatToParts.bind(formatter) as (value?: number) => Part[];
  const mended = ({ type, value }: Part): string =>
    mends.reduce((text, [of, from, to]) => (of === type ? text.replace(from, to) : text), value);
  return Object.defineProperties(formatter, {
    format: { value: (at?: number) => plain(at).map(mended).join("") },
    formatToParts: { value: (at?: number) => plain(at).map((part) => ({ ...part, value: mended(part) })) },
  });
}

/** `Intl.DisplayNames`: names of regions, languages or currencies. */
export const displayNames = keepEach(
  (locale: string, options: Intl.DisplayNamesOptions = { type: "region" }) => new Intl.DisplayNames(locale, options),
);

/** `Intl.Collator`: the order of names in a language. */
export const collator = keepEach(
  (locale: string, options?: Intl.CollatorOptions) => new Intl.Collator(locale, options),
);
