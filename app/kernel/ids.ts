import { z } from "zod";
import { singleLine } from "./typed-text";

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
const BASE36 = "0123456789abcdefghijklmnopqrstuvwxyz";
/** What looks alike is one letter (https://www.crockford.com/base32.html). */
export const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** No 0/O, 1/I/L, U: a person reads a reference aloud. */
const REFERENCE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

export const rentFormIdSchema = z.uuid().brand<"RentFormId">();
export const homeIdSchema = z.uuid().brand<"HomeId">();
export const homeImportIdSchema = z.uuid().brand<"HomeImportId">();
export const versionIdSchema = z.uuid().brand<"VersionId">();
export const applicationIdSchema = z.uuid().brand<"ApplicationId">();
export const documentIdSchema = z.uuid().brand<"DocumentId">();
export const accountMailIdSchema = z.uuid().brand<"AccountMailId">();
export const contactMessageIdSchema = z.uuid().brand<"ContactMessageId">();
export const exportIdSchema = z.uuid().brand<"ExportId">();
export const infoRequestIdSchema = z.uuid().brand<"InfoRequestId">();
export const referenceRequestIdSchema = z.uuid().brand<"ReferenceRequestId">();
export const letterIdSchema = z.uuid().brand<"LetterId">();
export const outboxIdSchema = z.uuid().brand<"OutboxId">();
/** Public address of a form. New ones are 12 letters of base32; the parser also takes readable slugs such as the demo's. */
export const rentFormUrlIdSchema = singleLine()
  .regex(/^[a-z0-9-]{8,64}$/)
  .brand<"RentFormUrlId">();
export const guestRentFormIdSchema = singleLine()
  .regex(/^[a-z2-7]{26}$/)
  .brand<"GuestRentFormId">();
/** Sections, fields, options and consents of a definition. Never used again once given out. */
export const nodeIdSchema = z.string().regex(/^[a-z0-9]{10}$/);
/** Raw form of a mail token: 32 bytes as base64url. Only its SHA-256 is stored. */
export const mailTokenSchema = singleLine().regex(/^[A-Za-z0-9_-]{43}$/);

export type RentFormId = z.infer<typeof rentFormIdSchema>;
export type HomeId = z.infer<typeof homeIdSchema>;
export type HomeImportId = z.infer<typeof homeImportIdSchema>;
export type VersionId = z.infer<typeof versionIdSchema>;
export type ApplicationId = z.infer<typeof applicationIdSchema>;
export type DocumentId = z.infer<typeof documentIdSchema>;
export type AccountMailId = z.infer<typeof accountMailIdSchema>;
export type ContactMessageId = z.infer<typeof contactMessageIdSchema>;
export type ExportId = z.infer<typeof exportIdSchema>;
export type InfoRequestId = z.infer<typeof infoRequestIdSchema>;
export type ReferenceRequestId = z.infer<typeof referenceRequestIdSchema>;
export type LetterId = z.infer<typeof letterIdSchema>;
export type OutboxId = z.infer<typeof outboxIdSchema>;
export type RentFormUrlId = z.infer<typeof rentFormUrlIdSchema>;
export type GuestRentFormId = z.infer<typeof guestRentFormIdSchema>;
type NodeId = z.infer<typeof nodeIdSchema>;

export type RandomBytes = (length: number) => Uint8Array;

/** Makes every kind of identifier from one source of randomness, so that tests can pass their own. */
export type IdMaker = {
  uuid<T extends string>(): T;
  urlId(): RentFormUrlId;
  guestRentFormId(): GuestRentFormId;
  nodeId(): NodeId;
  /** RF-XXXX-XXXX, for people to quote. Not a credential. */
  reference(): string;
  /** 32 random bytes as base64url. */
  token(): string;
  /** So many letters of Crockford's base32, 5 bits each, for secrets that people may type. */
  crockford(length: number): string;
};

function pick(alphabet: string, length: number, random: RandomBytes): string {
  const limit = 256 - (256 % alphabet.length);
  let out = "";
  while (out.length < length) {
    for (const byte of random(length * 2)) {
      if (byte < limit && out.length < length) out += alphabet[byte % alphabet.length];
    }
  }
  return out;
}

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function cryptoRandomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

export function createIdMaker(random: RandomBytes = cryptoRandomBytes): IdMaker {
  return {
    uuid: <T extends string>() => uuidV4(random(16)) as T,
    urlId: () => pick(BASE32, 12, random) as RentFormUrlId,
    guestRentFormId: () => pick(BASE32, 26, random) as GuestRentFormId,
    nodeId: () => pick(BASE36, 10, random),
    reference: () => {
      const letters = pick(REFERENCE_ALPHABET, 8, random);
      return `RF-${letters.slice(0, 4)}-${letters.slice(4)}`;
    },
    token: () => toBase64Url(random(32)),
    crockford: (length) => pick(CROCKFORD, length, random),
  };
}

function uuidV4(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
