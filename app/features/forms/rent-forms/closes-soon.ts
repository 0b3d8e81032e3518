import type { FormState } from "../../../db/schema/forms";
import { dayMs } from "../../../kernel/durations";

const soonMs = 3 * dayMs;

/** Whether an open form reaches its closing date within three days of `now` (milliseconds). */
export function closesSoon(form: { state: FormState; opensUntil: number | null }, now: number): boolean {
  return form.state === "open" && form.opensUntil !== null && form.opensUntil - now <= soonMs;
}
