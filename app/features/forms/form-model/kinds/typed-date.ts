import { dateFromParts, formatDate, fullYear } from "../../../../kernel/dates";
import { asciiDigits } from "../../../../kernel/phone";
import type { Controls } from "../controls";

export type Precision = "day" | "month" | undefined;

/** The boxes of a date behind a prefix. */
export function dateParts(precision: Precision, prefix: string): string[] {
  const parts = precision === "month" ? [".month", ".year"] : [".day", ".month", ".year"];
  return parts.map((part) => prefix + part);
}

/** The last year that two digits can mean: most dates are past or near. */
export function lastYear(today: string): number {
  return Number(today.slice(0, 4)) + 20;
}

type Reading = { precision?: Precision; last: number };

function partsOf(text: (part: string) => string, last: number) {
  const [day = "", month = "", year = ""] = ["day", "month", "year"].map((part) => asciiDigits(text(part)));
  return { day, month, year: fullYear(year, last) };
}

/** The date in the parts behind `prefix`; errors land on the part that is wrong, an empty date on its first part. */
export function readDate({ precision = "day", last }: Reading, controls: Controls, prefix: string): string | undefined {
  const names = dateParts(precision, prefix);
  if (!names.some(controls.text)) return controls.missing(names[0] ?? "");
  const typed = partsOf((part) => controls.text(`${prefix}.${part}`), last);
  const parsed = dateFromParts(typed, precision);
  if ("date" in parsed) return parsed.date;
  const part = `${prefix}.${parsed.wrong}`;
  if (!controls.text(part)) return controls.missing(part);
  const swapped = dateFromParts({ ...typed, day: typed.month, month: typed.day }, precision);
  if (parsed.wrong === "day" || !("date" in swapped) || precision === "month") return controls.fail(part, "not-a-date");
  return controls.fail(part, "date-swapped", {
    date: swapped.date,
    day: Number(typed.month),
    month: Number(typed.day),
  });
}

/** A date in words, where its boxes can have meant another one: day and month the other way round, or another century. */
export function doubtfulDate(
  text: (part: string) => string,
  { precision = "day", last }: Reading,
  locale: string,
): string {
  const typed = partsOf(text, last);
  const parsed = dateFromParts(typed, precision);
  if (!("date" in parsed)) return "";
  const canBeSwapped = precision === "day" && Number(typed.day) <= 12 && Number(typed.day) !== Number(typed.month);
  return canBeSwapped || typed.year !== asciiDigits(text("year")) ? formatDate(parsed.date, locale) : "";
}
