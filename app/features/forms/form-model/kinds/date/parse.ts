import { addDays, compareDates } from "../../../../../kernel/dates";
import type { Controls } from "../../controls";
import type { FieldOf } from "../../schema";
import type { Reading } from "../reading";
import { dateParts, lastYear, readDate } from "../typed-date";

function parseDate(field: FieldOf<"date">, controls: Controls): string | undefined {
  const { precision } = field;
  const date = readDate({ precision, last: lastYearOf(field, controls.context.today) }, controls, "");
  if (date === undefined) return undefined;
  const { earliest, latest } = dateBounds(field, controls.context.today);
  const at = dateParts(precision, "")[0] ?? "";
  if (earliest && compareDates(date, earliest) < 0)
    return controls.fail(at, "date-too-early", { date: earliest.slice(0, date.length) });
  if (latest && compareDates(date, latest) > 0)
    return controls.fail(at, "date-too-late", { date: latest.slice(0, date.length) });
  return date;
}

/** As `lastYear`; of a question about the past it is this one. */
export function lastYearOf(field: FieldOf<"date">, today: string): number {
  const { latest = field.autocomplete === "bday" ? today : undefined } = dateBounds(field, today);
  return latest !== undefined && compareDates(latest, today) <= 0 ? Number(today.slice(0, 4)) : lastYear(today);
}

/** The first and the last date that the question takes on that day, as far as it has bounds. */
export function dateBounds(field: FieldOf<"date">, today: string): { earliest?: string; latest?: string } {
  const { from, to } = field.withinDays ?? {};
  return {
    earliest: sorted(field.earliest, from === undefined ? undefined : addDays(today, from)).at(-1),
    latest: sorted(field.latest, to === undefined ? undefined : addDays(today, to))[0],
  };
}

function sorted(...dates: (string | undefined)[]): string[] {
  return dates.filter((date) => date !== undefined).sort();
}

export const dateReading: Reading<"date"> = {
  parts: (field) => dateParts(field.precision, ""),
  parse: parseDate,
};
