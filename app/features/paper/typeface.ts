import { type FontTables, readWoff, writeTrueType } from "./woff";

type Glyph = { id: number; codePoints: number[]; advanceWidth: number };

/** A font as pdf-lib wants one of its engine; see its type `Font`. Letters stand side by side, without kerning or joining. */
export type Typeface = {
  bytes: Uint8Array;
  has(codePoint: number): boolean;
  /** Width of a letter as a share of the size. */
  widthOf(codePoint: number): number;
  engine: ReturnType<typeof engineOf>;
};

/** A typeface out of a WOFF file with TrueType outlines. */
export async function readTypeface(woff: Uint8Array): Promise<Typeface> {
  const tables = await readWoff(woff);
  const glyphs = readCharacterMap(table(tables, "cmap"));
  const engine = engineOf(tables, glyphs);
  return {
    bytes: writeTrueType(tables),
    has: (codePoint) => glyphs.has(codePoint),
    widthOf: (codePoint) => engine.glyphForCodePoint(codePoint).advanceWidth / engine.unitsPerEm,
    engine,
  };
}

function table(tables: FontTables, tag: string): DataView {
  const data = tables.get(tag);
  if (!data) throw new Error(`A font lacks its table ${tag}`);
  return new DataView(data.buffer, data.byteOffset, data.byteLength);
}

function engineOf(tables: FontTables, glyphs: ReadonlyMap<number, number>) {
  const [head, hhea, metrics] = [table(tables, "head"), table(tables, "hhea"), table(tables, "hmtx")];
  const last = hhea.getUint16(34) - 1;
  const [minX, minY, maxX, maxY] = [36, 38, 40, 42].map((at) => head.getInt16(at)) as [number, number, number, number];
  // Glyph 0 is the font's own mark for a letter it does not have.
  const glyphForCodePoint = (codePoint: number): Glyph => {
    const id = glyphs.get(codePoint) ?? 0;
    return { id, codePoints: [codePoint], advanceWidth: metrics.getUint16(Math.min(id, last) * 4) };
  };
  return {
    postscriptName: "NotoSans",
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    italicAngle: 0,
    capHeight: 714,
    xHeight: 536,
    bbox: { minX, minY, maxX, maxY, width: maxX - minX, height: maxY - minY },
    characterSet: [...glyphs.keys()],
    glyphForCodePoint,
    layout: (text: string) => ({ glyphs: Array.from(text, (letter) => glyphForCodePoint(letter.codePointAt(0) ?? 0)) }),
    createSubset(): never {
      throw new Error("These files are cut to one script already");
    },
  };
}

/** Code point to glyph, from the widest Unicode subtable (formats 4 and 12 of the OpenType specification). */
function readCharacterMap(cmap: DataView): Map<number, number> {
  const map = new Map<number, number>();
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const at = cmap.getUint32(4 + index * 8 + 4);
    const format = cmap.getUint16(at);
    if (format === 4) readSegments(cmap, at, map);
    if (format === 12) readGroups(cmap, at, map);
  }
  return map;
}

function readSegments(cmap: DataView, at: number, map: Map<number, number>): void {
  const bytes = cmap.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + bytes];
  const [deltas, offsets] = [starts + bytes, starts + bytes * 2];
  for (let segment = 0; segment < bytes; segment += 2) {
    const [start, end] = [cmap.getUint16(starts + segment), cmap.getUint16(ends + segment)];
    const [delta, offset] = [cmap.getUint16(deltas + segment), cmap.getUint16(offsets + segment)];
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const found = offset === 0 ? code : cmap.getUint16(offsets + segment + offset + (code - start) * 2);
      const glyph = offset !== 0 && found === 0 ? 0 : (found + delta) & 0xffff;
      if (glyph !== 0) map.set(code, glyph);
    }
  }
}

function readGroups(cmap: DataView, at: number, map: Map<number, number>): void {
  for (let group = 0; group < cmap.getUint32(at + 12); group += 1) {
    const entry = at + 16 + group * 12;
    const [start, end, first] = [0, 4, 8].map((part) => cmap.getUint32(entry + part)) as [number, number, number];
    for (let code = start; code <= end; code += 1) map.set(code, first + code - start);
  }
}
