import { dayMs } from "../../../kernel/durations";
import type { Parcel } from "../last/last-answers";
import { lastMark } from "../last/place";

const database = "rf-last";
const store = "copy";
const place = "last";
const longestMs = 183 * dayMs;

/** `key` cannot be read out, only used: what lies on the disk opens nowhere else. */
type Kept = { key: CryptoKey; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

export type LastCopy = { savedAt: number; parcels: Parcel[] };

/** Whether this browser can keep anything: not without TLS, and in some private windows not at all. */
export function canKeep(): boolean {
  return "indexedDB" in window && "subtle" in crypto;
}

/** Keeps these in place of what was kept before. Throws where the browser has no room or no storage. */
export async function keepCopy(parcels: Parcel[]): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(parcels));
  const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, text);
  await inStore("readwrite", (kept) => kept.put({ key, iv, data } satisfies Kept, place));
  localStorage.setItem(lastMark, String(Date.now()));
}

/** What is kept; null where there is nothing, it cannot be opened, or its time is over. */
export async function readCopy(): Promise<LastCopy | null> {
  const savedAt = Number(localStorage.getItem(lastMark));
  if (!savedAt) return null;
  try {
    if (Date.now() > savedAt + longestMs) throw new Error("Its time is over");
    const { key, iv, data } = await inStore<Kept>("readonly", (kept) => kept.get(place));
    const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, data);
    return { savedAt, parcels: JSON.parse(new TextDecoder().decode(text)) as Parcel[] };
  } catch {
    eraseCopy();
    return null;
  }
}

/** Nothing is offered from this moment on; the disk is cleaned by the browser. */
export function eraseCopy(): void {
  localStorage.removeItem(lastMark);
  indexedDB.deleteDatabase(database);
}

function inStore<T>(mode: IDBTransactionMode, work: (kept: IDBObjectStore) => IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const base = opening.result;
      const changing = base.transaction(store, mode);
      const asked = work(changing.objectStore(store));
      changing.oncomplete = () => {
        base.close();
        resolve(asked.result as T);
      };
      changing.onabort = () => {
        base.close();
        reject(changing.error);
      };
    };
  });
}
