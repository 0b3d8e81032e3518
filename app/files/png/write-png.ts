import { crc32, deflateSync } from "node:zlib";
import { joined } from "../kept-bytes";

/** A square picture in black and white. `rows`: a zero (no filter) and then one bit a pixel, row by row. */
export function blackAndWhitePng(side: number, rows: Uint8Array): Uint8Array {
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  // One bit, grey, no interlace.
  const header = joined([number(side), number(side), Uint8Array.of(1, 0, 0, 0, 0)]);
  const chunks = [pngChunk("IHDR", header), pngChunk("IDAT", deflateSync(rows)), pngChunk("IEND", new Uint8Array())];
  return joined([signature, ...chunks]);
}

/** Length, name, content and check sum (PNG 3, chapter 5.3). */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(type), data]);
  return joined([number(data.byteLength), named, number(crc32(named))]);
}

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
