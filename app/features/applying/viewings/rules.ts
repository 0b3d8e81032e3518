import { dayMs, hourMs, minuteMs } from "../../../kernel/durations";
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

/** Purpose of a sealed message to whoever came. */
export function messagePurpose(requestId: string): string {
  return `viewing-message:${requestId}`;
}

/** Posts of one session, to however many each goes; and between two messages to one of them. */
export const messageRate = { action: "viewing-message", limit: 20, windowSeconds: 60 * 60 } as const;
export const messageEveryMs = dayMs;
export const messageLetters = 2000;

/** So long before a slot whoever has a place is reminded. */
export const remindBeforeMs = [dayMs, 2 * hourMs] as const;

/** Rates of asking, of having a link mailed, and of guesses at the code of a door. */
export const viewingRates = {
  ask: { action: "viewing-ask", limit: 20, windowSeconds: 600 },
  askOfNetwork: { action: "viewing-ask-network", limit: 120, windowSeconds: 600 },
  /** Without the calculation, where it is asked for. */
  askPlain: { action: "viewing-ask-plain", limit: 2, windowSeconds: 3600 },
  link: { action: "viewing-link", limit: 3, windowSeconds: 3600, isSliding: true },
  /** Of a booking: a million codes, of which two hold. */
  door: { action: "viewing-door", limit: 5, windowSeconds: 600, isSliding: true },
  doorOfDay: { action: "viewing-door-day", limit: 20, windowSeconds: 24 * 60 * 60, isSliding: true },
} as const;

/** Readings of one account's calendar: a program asks each quarter of an hour or less often, for each of an agency's people. */
export const feedRate = { action: "viewings-feed", limit: 120, windowSeconds: 3600 } as const;

/** So many ask a form within an hour; then each makes a calculation first. */
export const freeAsks = { action: "viewing-free", limit: 60, windowSeconds: 3600 } as const;

/** So many of one household come at most. */
export const mostPeople = 8;
