/** Tables of a TrueType font by their tag. */
export type FontTables = Map<string, Uint8Array>;

/** Tables that PDF viewers do not need for text whose glyphs are already chosen. */
const unneeded = new Set(["GPOS", "GSUB", "GDEF", "DSIG", "name", "kern"]);

/** Reads a WOFF file (W3C WOFF 1.0: each table deflated by itself). Throws on anything else. */
export async function readWoff(bytes: Uint8Array): Promise<FontTables> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== 0x774f4646) throw new Error("Not a WOFF file");
  const tables: FontTables = new Map();
  for (let index = 0; index < view.getUint16(12); index += 1) {
    const at = 44 + index * 20;
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    const [start, length, fullLength] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
    const stored = bytes.subarray(start, start + length);
    tables.set(tag, length < fullLength ? await inflate(stored) : stored);
  }
  return tables;
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A TrueType file of what a PDF needs of these tables. */
export function writeTrueType(tables: FontTables): Uint8Array {
  const kept = [...tables].filter(([tag]) => !unneeded.has(tag)).sort(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(kept.length));
  const size = kept.reduce((sum, [, data]) => sum + padded(data), 12 + kept.length * 16);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, kept.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (kept.length - power) * 16);
  let at = 12 + kept.length * 16;
  kept.forEach(([tag, data], index) => {
    const entry = 12 + index * 16;
    for (let letter = 0; letter < 4; letter += 1) view.setUint8(entry + letter, tag.charCodeAt(letter));
    file.set(data, at);
    view.setUint32(entry + 4, checksum(view, at, padded(data)));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, data.byteLength);
    at += padded(data);
  });
  return file;
}

function padded(data: Uint8Array): number {
  return (data.byteLength + 3) & ~3;
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
