import { dayMs } from "../../kernel/durations";
import { visibleText } from "../../kernel/visible-text";
import { dayChoices, requestLimits } from "./rules";
import { type RequestInput, requestInputSchema } from "./schema";

/** The landlord's form: `kind` and `item` once for each thing, `note`, `days`. Null when something is missing or too long. */
export function readRequestForm(fields: URLSearchParams, now: number): (RequestInput & { dueAt: number }) | null {
  const kinds = fields.getAll("kind");
  const texts = fields.getAll("item").slice(0, requestLimits.items + 1);
  const items = texts.flatMap((text, index) => (visibleText(text).trim() ? [{ kind: kinds[index], text }] : []));
  const parsed = requestInputSchema.safeParse({ items, note: fields.get("note") ?? "" });
  const days = dayChoices.find((choice) => String(choice) === fields.get("days"));
  return parsed.success && days ? { ...parsed.data, dueAt: now + days * dayMs } : null;
}
