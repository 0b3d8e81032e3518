import { compareDates } from "../../../kernel/dates";
import type { Answer, Answers } from "./answers";
import type { Comparison, Condition, Field } from "./schema";

export type Lookup = (fieldId: string) => Answer | undefined;

/** Whether a condition holds. `lookup` knows visible, parsed answers; of others only `isNotAnswered` is true. */
export function holds(condition: Condition | undefined, lookup: Lookup): boolean {
  if (!condition) return true;
  const test = (comparison: Comparison) => compares(lookup(comparison.field), comparison);
  return "all" in condition ? condition.all.every(test) : condition.any.some(test);
}

/** Whether a question about the present home is pointless, because there is none. */
export function isMoot({ catalogueKey }: Pick<Field, "catalogueKey">, answers: Answers): boolean {
  if (catalogueKey !== "currentAddress.since" && catalogueKey !== "residenceStatus") return false;
  return Object.values(answers).some((answer) => typeof answer === "object" && "line1" in answer && answer.none);
}

function compares(answer: Answer | undefined, { op, value }: Comparison): boolean {
  if (answer === undefined) return op === "isNotAnswered";
  switch (op) {
    case "isAnswered":
      return true;
    case "isNotAnswered":
      return false;
    case "is":
      return equals(answer, value);
    case "isNot":
      return !equals(answer, value);
    case "isAnyOf":
      return keysOf(answer).some((key) => (Array.isArray(value) ? value : [String(value)]).includes(key));
    case "contains":
      return contains(answer, String(value));
    case "greaterThan":
    case "after":
      return order(answer, value) > 0;
    case "lessThan":
    case "before":
      return order(answer, value) < 0;
  }
}

/** Below, at or above the value: amounts as numbers, dates as far as both reach; NaN for what has no order. */
function order(answer: Answer, value: Comparison["value"]): number {
  const date = typeof answer === "object" && "from" in answer ? answer.from : answer;
  return typeof date === "string" ? compareDates(date, String(value)) : amountOf(answer) - Number(value);
}

function equals(answer: Answer, value: Comparison["value"]): boolean {
  const amount = amountOf(answer);
  if (!Number.isNaN(amount)) return amount === Number(value);
  const keys = keysOf(answer);
  return keys.length === 1 && fold(keys[0] ?? "") === fold(String(value));
}

function contains(answer: Answer, value: string): boolean {
  const keys = keysOf(answer);
  return typeof answer === "string" ? fold(answer).includes(fold(value)) : keys.includes(value);
}

/** What an answer is compared by: option ids, "other", "yes" or "no", or the text itself. */
function keysOf(answer: Answer): string[] {
  if (typeof answer === "string") return [answer];
  if (typeof answer === "boolean") return [answer ? "yes" : "no"];
  if (typeof answer !== "object" || Array.isArray(answer)) return [];
  if ("options" in answer) return answer.other === undefined ? answer.options : [...answer.options, "other"];
  if ("option" in answer) return [answer.option];
  return "other" in answer ? ["other"] : [];
}

function amountOf(answer: Answer): number {
  if (typeof answer === "number") return answer;
  return typeof answer === "object" && "amountMinor" in answer
    ? (answer.convertedMinor ?? answer.amountMinor)
    : Number.NaN;
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
