import { addDays, compareDates, dateFromParts } from "../../../kernel/dates";
import { asciiDigits } from "../../../kernel/phone";
import type { Answer } from "./answers";
import { dateParts } from "./compile";
import type { Controls } from "./controls";
import type { FieldOf } from "./schema";

export function parseDate(field: FieldOf<"date">, controls: Controls): Answer | undefined {
  const date = readDate(field, controls, "");
  if (date === undefined) return undefined;
  const { earliest, latest } = dateBounds(field, controls.context.today);
  const at = dateParts(field.precision, "")[0] ?? "";
  if (earliest && compareDates(date, earliest) < 0)
    return controls.fail(at, "date-too-early", { date: earliest.slice(0, date.length) });
  if (latest && compareDates(date, latest) > 0)
    return controls.fail(at, "date-too-late", { date: latest.slice(0, date.length) });
  return date;
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

export function parseDateRange(field: FieldOf<"dateRange">, controls: Controls): Answer | undefined {
  const present = field.openEnd && controls.text(".present") !== "";
  const from = readDate(field, controls, ".from");
  if (present) return from && { from, present: true };
  const to = readDate(field, controls, ".to");
  if (!from || !to) return undefined;
  if (compareDates(to, from) < 0) return controls.fail(dateParts(field.precision, ".to")[0] ?? "", "range-reversed");
  return { from, to };
}

/** The date in the parts behind `prefix`; errors land on the part that is wrong, an empty date on its first part. */
function readDate(
  { precision = "day" }: { precision?: "day" | "month" },
  controls: Controls,
  prefix: string,
): string | undefined {
  const names = dateParts(precision, prefix);
  const text = (part: string) => asciiDigits(controls.text(`${prefix}.${part}`));
  if (!names.some(controls.text)) return controls.missing(names[0] ?? "");
  const parsed = dateFromParts({ day: text("day"), month: text("month"), year: text("year") }, precision);
  if ("date" in parsed) return parsed.date;
  const part = `${prefix}.${parsed.wrong}`;
  return controls.text(part) ? controls.fail(part, "not-a-date") : controls.missing(part);
}
