import { databaseValue, deviceStorage, hasDatabases } from "../../../../kernel/browser-storage";
import { dayMs } from "../../../../kernel/durations";
import { lastMark } from "../saved-answers/place";
import type { Parcel } from "../saved-answers/saved-answers";

const longestMs = 183 * dayMs;

/** `key` cannot be read out, only used: what lies on the disk opens nowhere else. */
type Kept = { key: CryptoKey; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

const copy = databaseValue<Kept>("rf-last", "copy", "last");

export type LastCopy = { savedAt: number; parcels: Parcel[] };

/** Whether this browser can keep anything: not without TLS, and in some private windows not at all. */
export function canKeep(): boolean {
  return hasDatabases() && "subtle" in crypto;
}

/** Keeps these in place of what was kept before; false where the browser has no room or no storage. */
export async function keepCopy(parcels: Parcel[]): Promise<boolean> {
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(parcels));
  const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, text);
  return (await copy.write({ key, iv, data })) && deviceStorage.write(lastMark, String(Date.now()));
}

/** What is kept; null where there is nothing, it cannot be opened, or its time is over. */
export async function readCopy(): Promise<LastCopy | null> {
  const savedAt = Number(deviceStorage.read(lastMark));
  if (!savedAt) return null;
  try {
    const kept = Date.now() > savedAt + longestMs ? null : await copy.read();
    if (!kept) throw new Error("None, or its time is over");
    const { key, iv, data } = kept;
    const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, data);
    return { savedAt, parcels: JSON.parse(new TextDecoder().decode(text)) as Parcel[] };
  } catch {
    eraseCopy();
    return null;
  }
}

/** Nothing is offered from this moment on; the disk is cleaned by the browser. */
export function eraseCopy(): void {
  deviceStorage.remove(lastMark);
  copy.remove();
}
