import { dateFromParts } from "../../../../kernel/dates";
import { asciiDigits } from "../../../../kernel/phone";
import type { Controls } from "../controls";

export type Precision = "day" | "month" | undefined;

/** The boxes of a date behind a prefix. */
export function dateParts(precision: Precision, prefix: string): string[] {
  const parts = precision === "month" ? [".month", ".year"] : [".day", ".month", ".year"];
  return parts.map((part) => prefix + part);
}

/** The date in the parts behind `prefix`; errors land on the part that is wrong, an empty date on its first part. */
export function readDate(
  { precision = "day" }: { precision?: Precision },
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
