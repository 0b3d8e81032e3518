import { dayMs } from "../../../kernel/durations";
import { visibleText } from "../../../kernel/visible-text";
import { type DayChoice, dayChoices, requestLimits } from "./rules";
import { type RequestInput, requestInputSchema } from "./schema";

/** The landlord's form: `kind` and `item` once for each thing, `note`, `days`. Null when something is missing or too long. */
export function readRequestForm(fields: URLSearchParams, now: number): (RequestInput & { dueAt: number }) | null {
  const kinds = fields.getAll("kind");
  const texts = fields.getAll("item").slice(0, requestLimits.items + 1);
  const items = texts.flatMap((text, index) => (visibleText(text).trim() ? [{ kind: kinds[index], text }] : []));
  const parsed = requestInputSchema.safeParse({ items, note: fields.get("note") ?? "" });
  const days = readDays(fields.get("days"));
  return parsed.success && days ? { ...parsed.data, dueAt: now + days * dayMs } : null;
}

/** Which questions of the form are asked: `ask` once for each, `note`, `days`. Null when none is, or the note is too long. */
export function readQuestionsForm(
  fields: URLSearchParams,
): { questions: string[]; note: string; days: DayChoice } | null {
  const questions = fields.getAll("ask");
  const note = requestInputSchema.shape.note.safeParse(fields.get("note") ?? "");
  const days = readDays(fields.get("days"));
  return questions.length > 0 && note.success && days ? { questions, note: note.data, days } : null;
}

/** One of the spans that may be chosen. */
export function readDays(typed: string | null | undefined): DayChoice | undefined {
  return dayChoices.find((choice) => String(choice) === typed);
}
