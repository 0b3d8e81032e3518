import { dayMs } from "../../../kernel/durations.ts";

/** Daily figures as rows of D1 (screen_day). */
export type DayFigure = { day: string; name: string; count: number };

/** Days that the charts show, and that the tables of signs and routes add up. */
export const shownDays = 28;
/** From this share on a sign is wrong too often, once it held as many. */
const wrongShare = 0.3;
const wrongFrom = 5;

export type Series = { name: string; label: string; total: number; week: number; days: readonly number[] };
type SignFigure = { code: string; held: number; released: number; share: number; isAmber: boolean };
export type Figures = {
  /** ISO dates, UTC, the oldest first. */
  days: string[];
  series: Series[];
  signs: SignFigure[];
  refusals: { action: string; week: number; total: number }[];
};

const charts: readonly (readonly [prefix: string, label: string])[] = [
  ["hold:form", "Forms held"],
  ["lock:form", "Forms with documents locked"],
  ["suspend:form", "Forms suspended"],
  ["held:application", "Applications held"],
  ["released:form", "Forms released"],
  ["released:application", "Applications released"],
  ["held:contact", "Contact messages held"],
  ["report", "Reports of forms"],
  ["altcha:asked", "Calculations asked for"],
  ["altcha:solved", "Calculations solved"],
  ["altcha:skipped", "Calculations skipped"],
  ["mail-bomb", "Emails held back, inbox full"],
  ["refused", "Refused by a rate limit"],
];

/** The figures of the last days up to `now` (milliseconds), ready to be drawn. */
export function figuresOf(rows: readonly DayFigure[], now: number): Figures {
  const days = Array.from({ length: shownDays }, (_, index) =>
    new Date(now - (shownDays - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
  const place = new Map(days.map((day, index) => [day, index]));
  const byName = new Map<string, number[]>();
  for (const { day, name, count } of rows) {
    const index = place.get(day);
    if (index === undefined) continue;
    const counts = byName.get(name) ?? days.map(() => 0);
    counts[index] = (counts[index] ?? 0) + count;
    byName.set(name, counts);
  }
  /** "report" and "refused" are the sum of what their names begin. */
  const countsOf = (prefix: string) =>
    [...byName]
      .filter(
        ([name]) => name === prefix || ((prefix === "report" || prefix === "refused") && name.startsWith(`${prefix}:`)),
      )
      .reduce(
        (sums, [, counts]) => sums.map((sum, index) => sum + (counts[index] ?? 0)),
        days.map(() => 0),
      );
  const series = charts.map(([name, label]) => {
    const counts = countsOf(name);
    return { name, label, total: add(counts), week: add(counts.slice(-7)), days: counts };
  });
  return { days, series, signs: signsOf(byName), refusals: refusalsOf(byName) };
}

function add(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function signsOf(byName: Map<string, number[]>): SignFigure[] {
  const totalOf = (name: string) => add(byName.get(name) ?? []);
  return [...byName.keys()]
    .flatMap((name) => /^held:((?:application|form):.+)$/.exec(name)?.[1] ?? [])
    .map((code) => {
      const [held, released] = [totalOf(`held:${code}`), totalOf(`released:${code}`)];
      const share = held === 0 ? 0 : Math.min(1, released / held);
      return { code, held, released, share, isAmber: held >= wrongFrom && share > wrongShare };
    })
    .sort((one, other) => other.share - one.share || other.held - one.held);
}

function refusalsOf(byName: Map<string, number[]>) {
  return [...byName]
    .flatMap(([name, counts]) =>
      name.startsWith("refused:") ? [{ action: name.slice(8), week: add(counts.slice(-7)), total: add(counts) }] : [],
    )
    .sort((one, other) => other.total - one.total);
}
