import { Buffer } from "node:buffer";
import { constants, inflateSync } from "node:zlib";
import { type PdfBudget, PdfLexer } from "./pdf-lexer";
import { isDict, type PdfDict, PdfError, type PdfFile, type PdfObjects, pdfLimits, resolve } from "./pdf-values";

const streamStart = /stream(?:\r\n|\n|\r)/y;
const streamEnd = /[\0\t\n\f\r ]{0,9}endstream/y;
const offsetPair = /[\0\t\n\f\r ]{0,9}(\d{1,10})[\0\t\n\f\r ]{1,9}(\d{1,10})/y;

/** Where objects and trailers begin. "12 0 " is looked for behind the word "obj": most places fail at once. */
const partStart = /obj(?<=(\d{1,10})[\0\t\n\v\f\r ]{1,9}\d{1,5}[\0\t\n\v\f\r ]{1,9}obj)|trailer/g;
/** Objects that are read before others get their turn. */
const turn = 500;

type Reading = {
  source: Uint8Array;
  objects: PdfObjects;
  trailer: PdfDict;
  budget: PdfBudget;
  unpackedBytes: number;
  turns: number;
};

/**
 * The objects of a stranger's PDF, read through without its offsets, within `pdfLimits`. Throws `PdfError`:
 * "unreadable" (damaged, locked, long), "too-costly" (unpacks to more than any honest file).
 */
export async function readPdf(source: Uint8Array): Promise<PdfFile> {
  if (source.byteLength > pdfLimits.fileBytes) throw new PdfError("unreadable");
  const reading: Reading = {
    source,
    objects: new Map(),
    trailer: new Map(),
    budget: { values: pdfLimits.values, bytes: 2 * (source.byteLength + pdfLimits.unpackedBytes) },
    unpackedBytes: 0,
    turns: 0,
  };
  const lexer = new PdfLexer(latin1(source), reading.budget);
  // What lies between the parts, tables of offsets among it, is skipped.
  for (let part = nextPart(lexer); part; part = nextPart(lexer)) {
    await readPart(reading, lexer, part[1]);
    await takeTurns(reading);
  }
  const { objects, trailer } = reading;
  const root = resolve(objects, trailer.get("/Root"));
  if (!isDict(root) || trailer.has("/Encrypt")) throw new PdfError("unreadable");
  return { objects, root };
}

/** Lets others be answered after each few objects. */
async function takeTurns(reading: Reading): Promise<void> {
  reading.turns += 1;
  if (reading.turns % turn === 0) await new Promise((done) => setTimeout(done, 0));
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

/** Stands behind the next head; the number of its object is the first group. Null at the end. */
function nextPart(lexer: PdfLexer): RegExpExecArray | null {
  partStart.lastIndex = lexer.at;
  const found = partStart.exec(lexer.text);
  lexer.at = partStart.lastIndex;
  return found;
}

/** An object by its number, or, without one, a trailer. */
async function readPart(reading: Reading, lexer: PdfLexer, head: string | undefined): Promise<void> {
  const value = lexer.readWhole();
  const number = head === undefined ? null : Number(head);
  if (number === null) {
    if (isDict(value)) keepTrailer(reading, value);
    return;
  }
  lexer.skipSpace();
  const data = isDict(value) && lexer.take(streamStart) !== null ? readData(reading, lexer, value) : null;
  if (!data || !isDict(value)) {
    reading.objects.set(number, value);
    return;
  }
  const type = value.get("/Type");
  if (type === "/XRef") keepTrailer(reading, value);
  else if (type === "/ObjStm") await readPacked(reading, value, data);
  else reading.objects.set(number, { dict: value, data });
}

function keepTrailer({ trailer }: Reading, dict: PdfDict): void {
  for (const key of ["/Root", "/Encrypt"]) {
    const value = dict.get(key);
    if (value !== undefined) trailer.set(key, value);
  }
}

/** By the length it claims where that is true, else up to the word that ends a stream. */
function readData({ source }: Reading, lexer: PdfLexer, dict: PdfDict): Uint8Array {
  const from = lexer.at;
  const claimed = Number(dict.get("/Length"));
  if (Number.isInteger(claimed) && claimed >= 0 && claimed <= source.byteLength) {
    lexer.at = from + claimed;
    if (lexer.take(streamEnd) !== null) return source.subarray(from, from + claimed);
  }
  const end = lexer.text.indexOf("endstream", from);
  if (end < 0) throw new PdfError("unreadable");
  lexer.at = end + 9;
  const lineEnd = /\r?\n?$/.exec(lexer.text.slice(Math.max(from, end - 2), end))?.[0].length ?? 0;
  return source.subarray(from, end - lineEnd);
}

/** Objects that lie packed in one stream (ISO 32000-2, 7.5.7). */
async function readPacked(reading: Reading, dict: PdfDict, data: Uint8Array): Promise<void> {
  const lexer = new PdfLexer(latin1(unpack(reading, dict, data)), reading.budget);
  const first = Number(dict.get("/First"));
  const offsets: [number: number, offset: number][] = [];
  for (let left = Number(dict.get("/N")); left > 0 && lexer.at < first; left -= 1) {
    const found = lexer.take(offsetPair)?.trim().split(/\D+/).map(Number);
    reading.budget.values -= 1;
    if (found?.length !== 2 || reading.budget.values < 0) throw new PdfError("unreadable");
    offsets.push([found[0] as number, found[1] as number]);
  }
  for (const [number, offset] of offsets) {
    lexer.at = first + offset;
    reading.objects.set(number, lexer.readWhole());
    await takeTurns(reading);
  }
}

/** One layer of deflate and nothing else: no honest program packs its objects in another way, or twice. */
function unpack(reading: Reading, dict: PdfDict, data: Uint8Array): Uint8Array {
  const filter = [dict.get("/Filter") ?? []].flat();
  const isPlain = filter.length === 0;
  if (filter.length > 1 || (!isPlain && filter[0] !== "/FlateDecode")) throw new PdfError("too-costly");
  if (dict.has("/DecodeParms")) throw new PdfError("unreadable");
  const left = pdfLimits.unpackedBytes - reading.unpackedBytes;
  const unpacked = isPlain ? data : inflate(data, left);
  reading.unpackedBytes += unpacked.byteLength;
  if (reading.unpackedBytes > pdfLimits.unpackedBytes) throw new PdfError("too-costly");
  return unpacked;
}

/** Stops at `most` bytes. What is cut short gives what it has. */
function inflate(data: Uint8Array, most: number): Uint8Array {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const isTooLarge = error instanceof RangeError || (error as { code?: unknown }).code === "ERR_BUFFER_TOO_LARGE";
    throw new PdfError(isTooLarge ? "too-costly" : "unreadable");
  }
}
