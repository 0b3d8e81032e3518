import { Buffer } from "node:buffer";
import { constants, createInflate, inflateSync } from "node:zlib";
import { PdfError, pdfLimits } from "./pdf-values";

/** Streams of a file; more than any honest file of this size has. */
const streamsMax = 20_000;
/** What one stream may become before it is counted piece by piece. */
const keptBytes = 256 * 1024;
/** The most that a byte of a filter becomes which is not counted: ASCII before deflate, or LZW. */
const worstRatio = 1000;

/**
 * Counts what streams become for whoever draws them, which browsers inflate without a bound: `PdfError` "too-costly"
 * above `pdfLimits.drawnBytes`, pictures left out; of a file that nobody has read (`isUnread`), above
 * `pdfLimits.unreadBytes`, pictures counted.
 */
export async function weighStreams(source: Uint8Array, isUnread: boolean): Promise<void> {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  let left: number = isUnread ? pdfLimits.unreadBytes : pdfLimits.drawnBytes;
  let streams = 0;
  let from = bytes.indexOf("stream");
  for (; from >= 0; from = bytes.indexOf("stream", from + 6)) {
    const start = dataAt(bytes, from);
    if (start === null) continue;
    const dict = dictBefore(bytes, from);
    if (!isUnread && /\/Subtype\s*\/Image\b/.test(dict)) continue;
    streams += 1;
    if (streams > streamsMax) throw new PdfError("too-costly");
    left -= await sizeOf(bytes.subarray(start), dict, left);
    if (left < 0) throw new PdfError("too-costly");
  }
}

/** Where the data begins behind the word; null where the word is the end of "endstream" or stands in a text. */
function dataAt(bytes: Buffer, word: number): number | null {
  if (bytes.toString("latin1", Math.max(0, word - 3), word) === "end") return null;
  const next = bytes[word + 6];
  if (next === 0x0a) return word + 7;
  if (next !== 0x0d) return null;
  return bytes[word + 7] === 0x0a ? word + 8 : word + 7;
}

/** What stands between the object's head and its data; names are read without their escapes. */
function dictBefore(bytes: Buffer, word: number): string {
  const text = bytes.toString("latin1", Math.max(0, word - 4096), word);
  const own = text.slice(text.lastIndexOf("obj") + 1);
  return own.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

async function sizeOf(data: Buffer, dict: string, most: number): Promise<number> {
  const filters = dict.match(/\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)(?![A-Za-z])/g) ?? [];
  const isDeflated = ((data[0] ?? 0) & 0x0f) === 8 && (((data[0] ?? 0) << 8) | (data[1] ?? 0)) % 31 === 0;
  if (filters.length > 1) return most + 1;
  if (isDeflated) return countInflated(data, most);
  if (filters.length === 0) return 0;
  const end = data.indexOf("endstream");
  return (end < 0 ? data.byteLength : end) * worstRatio;
}

async function countInflated(data: Buffer, most: number): Promise<number> {
  try {
    return inflateSync(data, { maxOutputLength: keptBytes, finishFlush: constants.Z_SYNC_FLUSH }).byteLength;
  } catch (error) {
    const isLarger = error instanceof RangeError || (error as { code?: unknown }).code === "ERR_BUFFER_TOO_LARGE";
    return isLarger ? countPieces(data, most) : 0;
  }
}

/** Stops once there is more than `most`; a piece is in memory at a time. What is damaged counts as far as it goes. */
async function countPieces(data: Buffer, most: number): Promise<number> {
  const inflate = createInflate();
  inflate.end(data);
  let count = 0;
  try {
    for await (const piece of inflate) {
      count += piece.byteLength;
      if (count > most) break;
    }
  } catch {
    // What came before the damage has been counted.
  }
  return count;
}
