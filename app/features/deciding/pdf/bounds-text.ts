import { formatDate } from "../../../kernel/dates";
import { numberFormat } from "../../../kernel/formatters";
import type { PaperWords } from "../../forms/form-model/paper-words";
import type { Field, FieldOf } from "../../forms/form-model/schema";

/** What bounds an answer, in words: online the page says so when it is crossed, paper cannot. "" where nothing does. */
export function boundsText(field: Field, words: PaperWords, locale: string): string {
  switch (field.kind) {
    case "text":
    case "longText":
      return field.maxLength ? words.letters({ most: field.maxLength }) : "";
    case "number":
    case "multiChoice":
      return countBounds(field, words);
    case "severalDays":
      return words.days({ most: field.maxDays ?? 5 });
    case "date":
      return dateBounds(field, words, locale);
    default:
      return "";
  }
}

function countBounds({ min, max }: { min?: number; max?: number }, words: PaperWords): string {
  if (min && max !== undefined) return words.fromTo({ least: min, most: max });
  if (max !== undefined) return words.atMost({ most: max });
  return min ? words.atLeast({ least: min }) : "";
}

function dateBounds({ earliest, latest, withinDays }: FieldOf<"date">, words: PaperWords, locale: string): string {
  const parts = [
    earliest && words.earliest.day({ date: formatDate(earliest, locale) }),
    sayDays(withinDays?.from, words.earliest, locale),
    latest && words.latest.day({ date: formatDate(latest, locale) }),
    sayDays(withinDays?.to, words.latest, locale),
  ];
  return parts.filter(Boolean).join(" ");
}

/** Of a life's length or more: such a bound catches slips and tells nobody anything. */
const pointless = 36_525;

function sayDays(days: number | undefined, words: PaperWords["earliest"], locale: string): string {
  if (days === undefined || Math.abs(days) > pointless) return "";
  if (days === 0) return words.today;
  const years = Math.round(Math.abs(days) / 365.25);
  const [count, unit] = years >= 2 ? [years, "year"] : [Math.abs(days), "day"];
  const span = numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
  return days < 0 ? words.ago({ span }) : words.ahead({ span });
}
