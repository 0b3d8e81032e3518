import { minuteMs } from "../../../kernel/durations";

export const messageLimits = {
  letters: 2000,
  /** Written by one side into one thread within a day. */
  perDay: 50,
  /** Shown at once; earlier ones come page by page. */
  perPage: 50,
} as const;

/** A mail waits this long, so that what is written within some minutes is told by one. */
export const messageMailAfterMs = 3 * minuteMs;

/** How a text counts: line ends as one letter, whatever the browser sends. */
export function lettersOf(text: string): number {
  return text.replace(/\r\n?/g, "\n").trim().length;
}

/** Typed in a message to several: becomes the name of each. */
export const nameMark = "{name}";

/** What a landlord's message to many says to one of them; `{name}` stands for the applicant's. */
export function addressedTo(text: string, name: string): string {
  return text.replaceAll(nameMark, () => name);
}
