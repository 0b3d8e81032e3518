import type { DocumentKind } from "../../../db/schema/documents";

/**
 * What a file is by its first bytes; null: none of the four kinds. A PDF may begin after a few stray bytes (ISO 32000
 * allows 1024), but not after markup, so that no page that a browser would run passes for one.
 */
export function kindOfContent(bytes: Uint8Array): DocumentKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpg";
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) && ascii(bytes, 12, 4) === "IHDR")
    return "png";
  if (isHeic(bytes)) return "heic";
  return isPdf(bytes) ? "pdf" : null;
}

/** What the name's ending claims; several endings mean one kind. Null: an ending of something else, or none. */
function kindOfName(name: string): DocumentKind | null {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name.trim())?.[1]?.toLowerCase();
  return ending ? (endings[ending] ?? null) : null;
}

const endings: Record<string, DocumentKind> = {
  pdf: "pdf",
  jpg: "jpg",
  jpeg: "jpg",
  jpe: "jpg",
  jfif: "jpg",
  png: "png",
  heic: "heic",
  heif: "heic",
};

const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** An ISO media file whose main brand is one of HEIF's with HEVC, or the general one with an HEVC brand beside it. */
function isHeic(bytes: Uint8Array): boolean {
  if (ascii(bytes, 4, 4) !== "ftyp") return false;
  const boxSize = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  if (boxSize < 16 || boxSize > Math.min(bytes.byteLength, 512)) return false;
  const brands = [ascii(bytes, 8, 4)];
  for (let at = 16; at + 4 <= boxSize; at += 4) brands.push(ascii(bytes, at, 4));
  const [main = ""] = brands;
  if (!heicBrands.has(main)) return false;
  return main.startsWith("he") || brands.some((brand) => brand.startsWith("he"));
}

function isPdf(bytes: Uint8Array): boolean {
  const head = ascii(bytes, 0, Math.min(bytes.byteLength, 1024));
  const at = head.search(/%PDF-[12]\.\d/);
  return at === 0 || (at > 0 && !/[<>{}#!]/.test(head.slice(0, at)));
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

function ascii(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

const maxNameLength = 120;

/** A name to show: the last part of a path without unsafe letters, at most 120, its ending kept. */
export function cleanFileName(name: string, kind: DocumentKind): string {
  const last = name.normalize("NFC").split(/[\\/]/).pop() ?? "";
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"<>:|?*;]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const dot = plain.lastIndexOf(".");
  const stem = kindOfName(plain) === kind ? plain.slice(0, dot) : plain;
  const ending = kindOfName(plain) === kind ? plain.slice(dot) : `.${kind}`;
  const letters = [...(stem.replace(/[.\s]+$/, "") || "document")];
  return letters.slice(0, maxNameLength - ending.length).join("") + ending;
}
