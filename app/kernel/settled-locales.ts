/** A part of what Intl writes, as `formatToParts` answers it. */
export type Part = { type: string; value: string };

/** What a part becomes. `all`: those it stands among. */
export type Mend = (part: Part, all: readonly Part[]) => string;

/** `digits`, `grouping`: asked of Intl. `date`, `number`: how its answer is mended. `familyFirst`: of which Intl knows nothing. */
type Settled = { digits?: "latn"; grouping?: "always"; date?: Mend; number?: Mend; familyFirst?: true };

/** Rents on portals of these countries are 1.200 €, and stand in one column with 12.000 €; Intl writes 1200 €. */
const grouping = "always";

/** By language: where editions of Intl differ, or write otherwise than people do. A language that is not here is right as it is. */
const settled: Record<string, Settled> = {
  // Amounts, dates and numbers look as they are typed: Egypt's own digits are not what people type into a form.
  ar: { digits: "latn" },
  // Servers write 1'234 for Switzerland, browsers 1’234.
  de: { number: swissGroup },
  it: { grouping, number: swissGroup },
  // Servers write "a las 1:05", which is wrong at one o'clock, browsers a comma.
  es: { grouping, date: ({ type, value }) => (type === "literal" && value === " a las " ? ", " : value) },
  fr: { date: firstOfMonth, number: frenchSpaces },
  pl: { grouping },
  pt: { grouping },
  // Node writes ₴, workerd and browsers грн.
  uk: { number: ({ type, value }) => (type === "currency" && value === "₴" ? "грн" : value) },
  // Servers write "Thứ 2", browsers "Th 2".
  vi: {
    familyFirst: true,
    date: ({ type, value }) => (type === "weekday" ? value.replace(/^Th (?=\d)/, "Thứ ") : value),
  },
};

function swissGroup({ type, value }: Part): string {
  return type === "group" && value === "'" ? "’" : value;
}

/** For Canada browsers let a line break before the unit; for Switzerland Node 24 writes 1'234. */
function frenchSpaces({ type, value }: Part): string {
  if (type === "group") return value.replace("'", "\u202f");
  return type === "literal" ? value.replace(" ", "\u00a0") : value;
}

/** "1er février", where the month is a word. */
function firstOfMonth({ type, value }: Part, all: readonly Part[]): string {
  const isFirst = type === "day" && value === "1";
  return isFirst && all.some((part) => part.type === "month" && /\p{L}/u.test(part.value)) ? "1er" : value;
}

export function settledFor(locale: string): Settled {
  return settled[/^[a-z]+/i.exec(locale)?.[0].toLowerCase() ?? ""] ?? {};
}
