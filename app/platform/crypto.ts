import { toBase64Url } from "../kernel/ids";
import { sha256Hex, toHex } from "../kernel/sha256";

export { sha256Hex };

/**
 * AES-256-GCM under one key per application, wrapped by a key of DATA_KEYS. The additional data ties a ciphertext to
 * its application and purpose. Deleting the wrapped key erases the application.
 */
type WrappedKey = { keyId: string; wrappedKey: string };

/** One application's opened key. */
export type DataKey = {
  encrypt(purpose: string, clear: Uint8Array): Promise<Uint8Array>;
  /** Throws when the bytes were changed or belong elsewhere. */
  decrypt(purpose: string, sealed: Uint8Array): Promise<Uint8Array>;
  encryptText(purpose: string, clear: string): Promise<string>;
  decryptText(purpose: string, sealed: string): Promise<string>;
  /** Keyed digest (hex): equal content of two applications has different digests. */
  digest(bytes: Uint8Array): Promise<string>;
};

export type DataKeys = {
  create(applicationId: string): Promise<{ wrapped: WrappedKey; key: DataKey }>;
  open(applicationId: string, wrapped: WrappedKey): Promise<DataKey>;
  currentId: string;
  /** The same key wrapped by the current key of the ring. Throws as `open` does. */
  rewrap(applicationId: string, wrapped: WrappedKey): Promise<WrappedKey>;
};

const IV_BYTES = 12;
const KEY_BYTES = 32;

export function createDataKeys(ring: { id: string; key: string }[]): DataKeys {
  const [current] = ring;
  if (!current) throw new Error("The key ring is empty");

  async function wrap(applicationId: string, raw: Uint8Array): Promise<WrappedKey> {
    const wrapping = await importAes(fromBase64(current?.key ?? ""));
    return { keyId: current?.id ?? "", wrappedKey: toBase64(await seal(wrapping, `key:${applicationId}`, raw)) };
  }

  async function unwrap(applicationId: string, wrapped: WrappedKey): Promise<Uint8Array<ArrayBuffer>> {
    const entry = ring.find(({ id }) => id === wrapped.keyId);
    if (!entry) throw new Error("The key ring lacks a key that data was wrapped with");
    return unseal(await importAes(fromBase64(entry.key)), `key:${applicationId}`, fromBase64(wrapped.wrappedKey));
  }

  return {
    currentId: current.id,
    async create(applicationId) {
      const raw = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
      return { wrapped: await wrap(applicationId, raw), key: await openKey(applicationId, raw) };
    },
    async open(applicationId, wrapped) {
      return openKey(applicationId, await unwrap(applicationId, wrapped));
    },
    async rewrap(applicationId, wrapped) {
      return wrap(applicationId, await unwrap(applicationId, wrapped));
    },
  };
}

async function openKey(applicationId: string, raw: Uint8Array<ArrayBuffer>): Promise<DataKey> {
  const key = await importAes(raw);
  const importHmac = () => crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const label = (purpose: string) => `${purpose}:${applicationId}`;
  return {
    encrypt: (purpose, clear) => seal(key, label(purpose), clear),
    decrypt: (purpose, sealed) => unseal(key, label(purpose), sealed),
    encryptText: async (purpose, clear) => toBase64(await seal(key, label(purpose), new TextEncoder().encode(clear))),
    decryptText: async (purpose, sealed) =>
      new TextDecoder("utf-8", { ignoreBOM: true }).decode(await unseal(key, label(purpose), fromBase64(sealed))),
    digest: async (bytes) =>
      toHex(new Uint8Array(await crypto.subtle.sign("HMAC", await importHmac(), bytes as BufferSource))),
  };
}

function importAes(raw: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", raw as BufferSource, "AES-GCM", false, ["encrypt", "decrypt"]);
}

async function seal(key: CryptoKey, label: string, clear: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const additionalData = new TextEncoder().encode(label);
  const body = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData }, key, clear as BufferSource);
  const out = new Uint8Array(IV_BYTES + body.byteLength);
  out.set(iv);
  out.set(new Uint8Array(body), IV_BYTES);
  return out;
}

async function unseal(key: CryptoKey, label: string, sealed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const iv = sealed.slice(0, IV_BYTES);
  const additionalData = new TextEncoder().encode(label);
  const body = sealed.subarray(IV_BYTES) as BufferSource;
  return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv, additionalData }, key, body));
}

/** A key for one purpose from the Worker's secret (HKDF-SHA-256). */
export async function deriveKey(secret: string, purpose: string): Promise<Uint8Array<ArrayBuffer>> {
  const base = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), "HKDF", false, ["deriveBits"]);
  const info = new TextEncoder().encode(`rentform:${purpose}`);
  const params = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(32), info };
  return new Uint8Array(await crypto.subtle.deriveBits(params, base, 256));
}

/** HMAC-SHA-256 under a derived key, as base64url: for keys of rate buckets and hashes of addresses. */
export async function keyedHash(secret: string, purpose: string, text: string): Promise<string> {
  const raw = await deriveKey(secret, purpose);
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return toBase64Url(new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text))));
}

/** Seals a short text under a key derived from the Worker's secret; `label` ties it to its row. */
export async function sealText(secret: string, purpose: string, label: string, clear: string): Promise<string> {
  const key = await importAes(await deriveKey(secret, purpose));
  return toBase64(await seal(key, label, new TextEncoder().encode(clear)));
}

/** Opens what one of these secrets sealed. Throws when the text was changed, belongs elsewhere, or is another secret's. */
export async function openText(
  secrets: readonly string[],
  purpose: string,
  label: string,
  sealed: string,
): Promise<string> {
  const attempts = secrets.map(async (secret) => {
    const key = await importAes(await deriveKey(secret, purpose));
    return new TextDecoder().decode(await unseal(key, label, fromBase64(sealed)));
  });
  return Promise.any(attempts);
}

function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (let start = 0; start < bytes.length; start += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(binary);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
