import { dayMs } from "../../../../kernel/durations";
import type { numbersWords } from "../words/numbers-words";

/** So many of a form's applications the numbers look at. */
export const numbersLookedAt = 40;
/** Of fewer a middle would be chance. */
export const enoughForPace = 5;

type Dealt = { submittedAt: number; firstViewedAt: number | null; decidedAt: number | null };

/** How fast a landlord is; times in milliseconds from when each was sent. */
export type Pace = {
  /** So many applications were looked at, the newest. */
  looked: number;
  /** Half of them were opened within it; null while half of them are not, and of too few. */
  openedWithin: number | null;
  decided: number;
  /** Half of those decided were so within it; null of too few. */
  decidedWithin: number | null;
};

export function paceOf(rows: readonly Dealt[]): Pace {
  const since = (at: number | null, { submittedAt }: Dealt) =>
    at === null ? Number.POSITIVE_INFINITY : Math.max(0, at - submittedAt);
  const decided = rows.filter(({ decidedAt }) => decidedAt !== null);
  return {
    looked: rows.length,
    openedWithin: ofEnough(rows.map((row) => since(row.firstViewedAt, row))),
    decided: decided.length,
    decidedWithin: ofEnough(decided.map((row) => since(row.decidedAt, row))),
  };
}

function ofEnough(times: number[]): number | null {
  const middle = times.length < enoughForPace ? null : middleOf(times);
  return middle === null || Number.isFinite(middle) ? middle : null;
}

/** "1.4 days", "3 hours", "12 minutes". */
export function sayPace({ yours: words }: (typeof numbersWords)["en"], milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return words.minutes({ n: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 24 ? words.hours({ n: hours }) : words.days({ n: Math.round((milliseconds / dayMs) * 10) / 10 });
}

/** How long applicants needed, in whole minutes. */
export type FinishTimes = {
  /** Null without any. */
  middle: number | null;
  /** `to`: the last minute that counts in it; null: all beyond. Empty for too few, and where all are in one. */
  bars: { to: number | null; count: number; hasMiddle: boolean }[];
};

const barCount = 7;

export function finishTimes(milliseconds: readonly number[]): FinishTimes {
  const middleMs = middleOf(milliseconds);
  if (middleMs === null) return { middle: null, bars: [] };
  const middle = wholeMinutes(middleMs);
  if (milliseconds.length < enoughForPace) return { middle, bars: [] };
  // The middle stands in the third of seven.
  const width = Math.ceil(middle / 3);
  const barOf = (minutes: number) => Math.min(barCount - 1, Math.ceil(minutes / width) - 1);
  const places = milliseconds.map((time) => barOf(wholeMinutes(time)));
  const bars = Array.from({ length: barCount }, (_, index) => ({
    to: index === barCount - 1 ? null : (index + 1) * width,
    count: places.filter((place) => place === index).length,
    hasMiddle: index === barOf(middle),
  }));
  return { middle, bars: new Set(places).size > 1 ? bars : [] };
}

function wholeMinutes(milliseconds: number): number {
  return Math.max(1, Math.round(milliseconds / 60_000));
}

function middleOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}
