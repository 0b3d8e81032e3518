/** In parts of that type (`formatToParts`): this text becomes that. */
export type Mend = readonly [type: string, from: string | RegExp, to: string];

/** `digits`, `grouping`: asked of Intl. `date`, `number`: how its answer is mended. `familyFirst`: of which Intl knows nothing. */
type Settled = { digits?: "latn"; grouping?: "always"; date?: Mend[]; number?: Mend[]; familyFirst?: true };

/** Rents on portals of these countries are 1.200 €, and stand in one column with 12.000 €; Intl writes 1200 €. */
const grouping = "always";

/** Servers write 1'234 for Switzerland, browsers 1’234. */
const swissGroup: Mend = ["group", "'", "’"];

/** By language: where editions of Intl differ, or write otherwise than people do. A language that is not here is right as it is. */
const settled: Record<string, Settled> = {
  // Amounts, dates and numbers look as they are typed: Egypt's own digits are not what people type into a form.
  // A mark behind "US$" keeps its sign at its right: before an Arabic word it was read as "$US".
  ar: { digits: "latn", number: [["currency", /^([A-Z]+\p{Sc})$/u, "$1\u200e"]] },
  de: { number: [swissGroup] },
  it: { grouping, number: [swissGroup] },
  // Servers write "a las 1:05", which is wrong at one o'clock, browsers a comma; and Node a narrow space before p.m., and within it for South America.
  es: {
    grouping,
    date: [
      ["literal", " a las ", ", "],
      ["literal", "\u202f", " "],
      ["dayPeriod", /\s/, "\u00a0"],
    ],
  },
  // For Canada browsers let a line break before the unit; for Switzerland Node 24 writes 1'234.
  fr: {
    date: [["day", /^1$/, "1er"]],
    number: [
      ["group", "'", "\u202f"],
      ["literal", " ", "\u00a0"],
    ],
  },
  pl: { grouping },
  pt: { grouping },
  // Node writes ₴, workerd and browsers грн.
  uk: { number: [["currency", "₴", "грн"]] },
  // Servers write "Thứ 2", browsers "Th 2".
  vi: { familyFirst: true, date: [["weekday", /^Th (?=\d)/, "Thứ "]] },
};

export function settledFor(locale: string): Settled {
  return settled[locale.split("-", 1)[0] ?? ""] ?? {};
}
