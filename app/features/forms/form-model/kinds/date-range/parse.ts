import { compareDates } from "../../../../../kernel/dates";
import type { DateRangeAnswer } from "../../answers";
import type { Controls } from "../../controls";
import type { FieldOf } from "../../schema";
import type { Reading } from "../reading";
import { dateParts, lastYear, readDate } from "../typed-date";

function parseDateRange(field: FieldOf<"dateRange">, controls: Controls): DateRangeAnswer | undefined {
  const present = field.openEnd && controls.text(".present") !== "";
  const reading = { precision: field.precision, last: lastYear(controls.context.today) };
  const from = readDate(reading, controls, ".from");
  if (present) return from ? { from, present: true } : undefined;
  const to = readDate(reading, controls, ".to");
  if (!from || !to) return undefined;
  if (compareDates(to, from) < 0) return controls.fail(dateParts(field.precision, ".to")[0] ?? "", "range-reversed");
  return { from, to };
}

export const dateRangeReading: Reading<"dateRange"> = {
  parts: (field) => [
    ...dateParts(field.precision, ".from"),
    ...dateParts(field.precision, ".to"),
    ...(field.openEnd ? [".present"] : []),
  ],
  parse: parseDateRange,
};
