import type { FormState } from "../../db/schema/forms";

const soonMs = 3 * 24 * 60 * 60 * 1000;

/** Whether an open form reaches its closing date within three days of `now` (milliseconds). */
export function closesSoon(form: { state: FormState; opensUntil: number | null }, now: number): boolean {
  return form.state === "open" && form.opensUntil !== null && form.opensUntil - now <= soonMs;
}
