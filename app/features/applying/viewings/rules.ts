import { dayMs, minuteMs } from "../../../kernel/durations";
import { keptDays } from "../../../kernel/kept-days";

/** What the seed of a lot is sealed for. */
export const seedPurpose = "viewing-seed";
/** What the key of codes at the door is derived for. */
export const doorPurpose = "viewing-door";

/** At the door a code is taken so long before a slot begins and after it ends. */
const doorOpens = { beforeMs: 15 * minuteMs, afterMs: 30 * minuteMs };

export function isAtTheDoor({ startsAt, endsAt }: { startsAt: number; endsAt: number }, at: number): boolean {
  return at >= startsAt - doorOpens.beforeMs && at <= endsAt + doorOpens.afterMs;
}

/** Who asked is erased so long after the slot; that somebody asked stays with the form. */
export const personKeptMs = keptDays.viewingPeople * dayMs;

/** Purpose of a sealed reason: ties the ciphertext to its request. */
export function exceptionPurpose(requestId: string): string {
  return `viewing-exception:${requestId}`;
}
