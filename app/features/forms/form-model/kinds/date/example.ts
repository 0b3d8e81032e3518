import { addDays, compareDates } from "../../../../../kernel/dates";
import type { FieldOf } from "../../schema";
import { dateBounds } from "./parse";

/** A date that this question takes on that day. The 27th tells day and month apart. */
export function dateExample(field: FieldOf<"date">, today: string): string {
  const past = pastExample(today);
  const { earliest, latest } = dateBounds(field, today);
  const inTwoMonths = `${addDays(today, 60).slice(0, 8)}27`;
  // What may lie at any time before a day is about the past: since when somebody works there.
  const isPast = latest !== undefined && earliest === undefined;
  const wished = field.autocomplete === "bday" ? ["1990-03-27"] : isPast ? [past] : [inTwoMonths, past];
  const fits = (date: string) =>
    (!earliest || compareDates(date, earliest) >= 0) && (!latest || compareDates(date, latest) <= 0);
  return wished.find(fits) ?? latest ?? earliest ?? today;
}

/** Of a time that began. */
export function pastExample(today: string): string {
  return `${Number(today.slice(0, 4)) - 2}-03-27`;
}
