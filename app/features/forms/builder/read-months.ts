import { visibleText } from "../../../kernel/visible-text";

/** A whole number as it is typed; null for anything else. */
export function readWhole(typed: string): number | null {
  return /^\s*\d{1,4}\s*$/.test(visibleText(typed)) ? Number(visibleText(typed)) : null;
}

/** Whole months of "12", "12 months" and "1 year"; null for anything else, and for parts of them. */
export function readMonths(typed: string): number | null {
  const [, digits, unit = ""] = /^\s*(\d{1,3})\s*(\p{L}*)\.?\s*$/u.exec(visibleText(typed).toLowerCase()) ?? [];
  if (!digits) return null;
  if (/^(?:m|mos?|mths?|months?|mes|meses|mois|monate?)?$/.test(unit)) return Number(digits);
  return /^(?:y|yrs?|years?|años?|ans?|années?|jahre?)$/.test(unit) ? Number(digits) * 12 : null;
}
