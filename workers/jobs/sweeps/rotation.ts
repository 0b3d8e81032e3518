const minuteMs = 60 * 1000;
const hex = "0123456789abcdef";
const base64Url = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** What no index leads to is looked for in slices by the clock, one a minute: no cursor, no read of a whole table. */

/** Bounds on a UUID column: 256 slices, a round takes 4 hours 16 minutes. */
export function uuidSlice(now: Date): { from: string; below: string } {
  const slice = Math.floor(now.getTime() / minuteMs) % 256;
  return { from: prefix(slice), below: slice === 255 ? "g" : prefix(slice + 1) };
}

/** Bounds on hashes in hexadecimal, by the hour: a round takes 10 days and 16 hours. */
export function hourlyHexSlice(now: Date): { from: string; below: string } {
  return uuidSlice(new Date(now.getTime() / 60));
}

/** Bounds on hashes in base64url: 64 slices, a round takes 64 minutes. */
export function base64UrlSlice(now: Date): { from: string; below: string } {
  const letter = objectKeySlice(now);
  return { from: letter, below: String.fromCharCode(letter.charCodeAt(0) + 1) };
}

/** Bounds on ids that begin with hexadecimal digits: 4,096 slices, a round takes 2 days and 20 hours. */
export function fineHexSlice(now: Date): { from: string; below: string } {
  const slice = Math.floor(now.getTime() / minuteMs) % 4096;
  const digits = (value: number) => value.toString(16).padStart(3, "0");
  return { from: digits(slice), below: slice === 4095 ? "g" : digits(slice + 1) };
}

function prefix(slice: number): string {
  return `${hex[slice >> 4]}${hex[slice & 15]}`;
}

/** First letter of a random base64url key: 64 slices, a round takes 64 minutes. */
export function objectKeySlice(now: Date): string {
  return base64Url.charAt(Math.floor(now.getTime() / minuteMs) % 64);
}
