import { compareDates } from "../../../../../kernel/dates";
import type { DateRangeAnswer } from "../../answers";
import type { Controls } from "../../controls";
import type { FieldOf } from "../../schema";
import type { Reading } from "../reading";
import { dateParts, readDate } from "../typed-date";

function parseDateRange(field: FieldOf<"dateRange">, controls: Controls): DateRangeAnswer | undefined {
  const present = field.openEnd && controls.text(".present") !== "";
  const from = readDate(field, controls, ".from");
  if (present) return from ? { from, present: true } : undefined;
  const to = readDate(field, controls, ".to");
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
