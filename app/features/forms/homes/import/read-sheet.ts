import { importLimits, type ReadOptions, type ReadSheet } from "./import-row";
import { readCsv } from "./read-csv";
import { readOpenImmo } from "./read-open-immo";

/** The homes of a file: CSV, or OpenImmo. What it is called does not matter. */
export function readSheet(bytes: Uint8Array, options: ReadOptions): ReadSheet {
  const isXml = /^[\s\ufeff]*</.test(
    new TextDecoder("latin1").decode(bytes.subarray(0, 200)).replace(/^\u00ef\u00bb\u00bf/, ""),
  );
  if (bytes.length > (isXml ? importLimits.xmlBytes : importLimits.csvBytes)) return { ok: false, code: "too-large" };
  const text = textOf(bytes, isXml)?.replace(/\r\n?/g, "\n");
  if (text === undefined) return { ok: false, code: "not-text" };
  const read = isXml ? readOpenImmo(text, options) : readCsv(text, options);
  if (!read.ok) return read;
  if (read.rows.length === 0) return { ok: false, code: "empty" };
  return read.rows.length > importLimits.homes ? { ok: false, code: "too-many" } : read;
}

/** UTF-8 with or without its mark, UTF-16 with it; else Windows-1252, as Excel writes it. An XML file says itself. Undefined for no text. */
function textOf(bytes: Uint8Array, isXml: boolean): string | undefined {
  const mark = [bytes[0], bytes[1]].join();
  if (mark === "255,254") return new TextDecoder("utf-16le").decode(bytes);
  if (mark === "254,255") return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.subarray(0, 4096).includes(0)) return undefined;
  const [, told = "utf-8"] = isXml
    ? (/^.{0,99}?encoding=["']([\w-]+)["']/s.exec(new TextDecoder("latin1").decode(bytes.subarray(0, 200))) ?? [])
    : [];
  for (const label of /^utf-?8$/i.test(told) ? ["utf-8", "windows-1252"] : [told, "windows-1252"]) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // The next one.
    }
  }
  return undefined;
}
