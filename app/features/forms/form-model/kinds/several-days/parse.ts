import { compareDates, dateFromParts } from "../../../../../kernel/dates";
import type { Controls } from "../../controls";
import type { FieldOf } from "../../schema";
import type { Reading } from "../reading";

const names = [".day1", ".day2", ".day3", ".day4", ".day5"];

/** Days in their order, none twice; one that is over is refused at its own control. */
function parseDays(field: FieldOf<"severalDays">, controls: Controls): string[] | undefined {
  const parts = severalDaysReading.parts(field);
  if (!parts.some(controls.text)) return controls.missing(parts[0] ?? "");
  const days = parts.flatMap((part) => (controls.text(part) ? (parseDay(controls, part) ?? []) : []));
  return controls.errors.length > 0 ? undefined : [...new Set(days)].sort();
}

function parseDay(controls: Controls, part: string): string | undefined {
  const { today } = controls.context;
  const [year = "", month = "", day = "", more] = controls.text(part).split("-");
  const read = dateFromParts({ day, month, year }, "day");
  if ("wrong" in read || more !== undefined) return controls.fail(part, "not-a-date");
  return compareDates(read.date, today) < 0 ? controls.fail(part, "date-too-early", { date: today }) : read.date;
}

export const severalDaysReading: Reading<"severalDays"> = {
  parts: ({ maxDays }) => names.slice(0, maxDays),
  parse: parseDays,
};
