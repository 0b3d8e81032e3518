import { minuteMs } from "../../../kernel/durations";

/**
 * At the door: a code on the landlord's phone, of one booking and one minute, signed with a key that never leaves the server. Whoever
 * passes it on helps nobody: it marks that booking alone.
 */
export type Door = { formId: string; slotId: string; requestId: string };

/** Few enough to be typed from a phone held out; guesses are counted a booking (`viewingRates`). */
const digits = 6;
/** A code is taken in its own minute and the one after. */
const minutesTaken = 2;

/** When the code that is shown at `at` makes room for the next. */
export function nextCodeAt(at: number): number {
  return (minuteOf(at) + 1) * minuteMs;
}

export async function doorCode(key: Uint8Array<ArrayBuffer>, door: Door, at: number): Promise<string> {
  return codeOfMinute(await importKey(key), door, minuteOf(at));
}

export async function isDoorCode(
  key: Uint8Array<ArrayBuffer>,
  door: Door,
  { code, at }: { code: string; at: number },
): Promise<boolean> {
  const imported = await importKey(key);
  const minutes = Array.from({ length: minutesTaken }, (_, ago) => minuteOf(at) - ago);
  const codes = await Promise.all(minutes.map((minute) => codeOfMinute(imported, door, minute)));
  return codes.includes(code.replaceAll(/\s/g, ""));
}

function minuteOf(at: number): number {
  return Math.floor(at / minuteMs);
}

function importKey(key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

async function codeOfMinute(key: CryptoKey, { formId, slotId, requestId }: Door, minute: number): Promise<string> {
  const text = new TextEncoder().encode(`${formId} ${slotId} ${requestId} ${minute}`);
  const signed = await crypto.subtle.sign("HMAC", key, text);
  return String(new DataView(signed).getUint32(0) % 10 ** digits).padStart(digits, "0");
}
