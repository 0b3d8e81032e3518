import { dayMs } from "./durations.ts";
import { dateFormat } from "./formatters.ts";

/** Dates of people's lives: ISO strings "YYYY-MM-DD" or "YYYY-MM", without a time and without a zone. */
export type DatePrecision = "day" | "month";

const MIN_YEAR = 1900;
const MAX_YEAR = 2100;

/** ISO date of typed parts, or the first part that is wrong. Years 1900 to 2100, four digits. */
export function dateFromParts(
  parts: { day: string; month: string; year: string },
  precision: DatePrecision,
): { date: string } | { wrong: "day" | "month" | "year" } {
  const month = wholeNumber(parts.month);
  const year = /^\s*\d{4}\s*$/.test(parts.year) ? Number(parts.year) : Number.NaN;
  const day = precision === "month" ? 1 : wholeNumber(parts.day);
  if (!(day >= 1 && day <= 31)) return { wrong: "day" };
  if (!(month >= 1 && month <= 12)) return { wrong: "month" };
  if (!(year >= MIN_YEAR && year <= MAX_YEAR)) return { wrong: "year" };
  if (day > daysInMonth(year, month)) return { wrong: "day" };
  const iso = `${year}-${pad(month)}`;
  return { date: precision === "month" ? iso : `${iso}-${pad(day)}` };
}

/** A year of two digits as the latest of its kind that is not after `last`; any other text as it is. */
export function fullYear(typed: string, last: number): string {
  const year = /^\s*(\d{2})\s*$/.exec(typed)?.[1];
  return year === undefined ? typed : String(last - ((last - Number(year)) % 100));
}

function wholeNumber(text: string): number {
  return /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : Number.NaN;
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The ISO date of a moment in milliseconds, in UTC. */
export function utcDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The ISO date `days` after another one. */
export function addDays(date: string, days: number): string {
  return utcDay(Date.parse(`${date}T00:00:00Z`) + days * dayMs);
}

/** Negative, zero or positive; compares as far as the coarser of the two reaches. */
export function compareDates(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  const [left, right] = [a.slice(0, length), b.slice(0, length)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** "3 March 2027" or "March 2027" in the reader's language. */
export function formatDate(date: string, locale: string): string {
  const monthOnly = date.length === 7;
  const at = Date.parse(`${monthOnly ? `${date}-01` : date}T00:00:00Z`);
  if (Number.isNaN(at)) return date;
  return dateFormat(locale, {
    day: monthOnly ? undefined : "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(at);
}
