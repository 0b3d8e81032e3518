import type { PaperWords } from "../paper-words";
import type { Precision } from "./typed-date";

/** An ISO date as it is typed into its boxes. */
export function typedDate(date: string, prefix: string): Record<string, string[]> {
  const [year = "", month = "", day] = date.split("-");
  return {
    ...(day !== undefined && { [`${prefix}.day`]: [day] }),
    [`${prefix}.month`]: [month],
    [`${prefix}.year`]: [year],
  };
}

/** The lines for a date on paper. */
export function blankDate(words: PaperWords, precision: Precision, prefix: string): [string, string, number][] {
  const day: [string, string, number][] = precision === "month" ? [] : [[`${prefix}day`, words.day, 1]];
  return [...day, [`${prefix}month`, words.month, 1], [`${prefix}year`, words.year, 1.4]];
}
