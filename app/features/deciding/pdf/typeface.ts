type Glyph = { id: number; codePoints: number[]; advanceWidth: number };

/** A face as `npm run assets` makes it; `unitsPerEm` of its units are the size of a letter. */
export type TypefaceFile = {
  metrics: {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    capHeight: number;
    xHeight: number;
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
  };
  glyphs: [codePoint: number, id: number, advanceWidth: number][];
  /** The font as TrueType, in base64. */
  trueType: string;
};

/** A font as pdf-lib wants one of its engine; see its type `Font`. Letters stand side by side, without kerning or joining. */
export type Typeface = {
  bytes: Uint8Array;
  has(codePoint: number): boolean;
  /** Width of a letter as a share of the size. */
  widthOf(codePoint: number): number;
  engine: ReturnType<typeof engineOf>;
};

/** A typeface out of the text of a file in public/typefaces. */
export function readTypeface(text: string): Typeface {
  const file = JSON.parse(text) as TypefaceFile;
  const glyphs = new Map(file.glyphs.map(([codePoint, ...glyph]) => [codePoint, glyph] as const));
  const engine = engineOf(file, glyphs);
  return {
    bytes: Uint8Array.from(atob(file.trueType), (byte) => byte.charCodeAt(0)),
    has: (codePoint) => glyphs.has(codePoint),
    widthOf: (codePoint) => engine.glyphForCodePoint(codePoint).advanceWidth / engine.unitsPerEm,
    engine,
  };
}

function engineOf({ metrics }: TypefaceFile, glyphs: ReadonlyMap<number, [number, number]>) {
  const { minX, minY, maxX, maxY } = metrics.bbox;
  // The first face, in which letters stand that no face has, has a sign for them: U+FFFD. Viewers do not draw glyph 0.
  const standIn = glyphs.get(0xfffd) ?? [0, 0];
  const glyphForCodePoint = (codePoint: number): Glyph => {
    const [id, advanceWidth] = glyphs.get(codePoint) ?? standIn;
    return { id, codePoints: [codePoint], advanceWidth };
  };
  return {
    ...metrics,
    postscriptName: "NotoSans",
    italicAngle: 0,
    bbox: { ...metrics.bbox, width: maxX - minX, height: maxY - minY },
    characterSet: [...glyphs.keys()],
    glyphForCodePoint,
    layout: (text: string) => ({ glyphs: Array.from(text, (letter) => glyphForCodePoint(letter.codePointAt(0) ?? 0)) }),
    createSubset(): never {
      throw new Error("These files are cut to one script already");
    },
  };
}
