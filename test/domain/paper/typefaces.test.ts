import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, it } from "vitest";
import { readTypeface } from "../../../app/features/deciding/pdf/typeface";
import { convertTypeface } from "../../../scripts/assets/typefaces.ts";
import { projectRoot } from "../../../scripts/lib/local-server.ts";

const fontOf = (trueType: Uint8Array) => new Font(new Face(new Blob(trueType)));

/** A face as papers have it, what a viewer reads of it, and the font that it was made of. */
async function convert(name: string) {
  const path = `node_modules/@fontsource/noto-sans/files/noto-sans-${name}-normal.woff`;
  const woff = readFileSync(join(projectRoot, path));
  const face = readTypeface(JSON.stringify(await convertTypeface(woff)));
  const original = fontOf(await subsetFont(woff, undefined, { targetFormat: "sfnt", keepAllGlyphs: true }));
  return { face, shown: fontOf(face.bytes), original };
}

// Red when a glyph gets the number of its neighbour.
it.each(["latin-400", "greek-700", "cyrillic-400"])(
  "the PDF font %s draws each letter like the original, with its width",
  async (name) => {
    const { face, shown, original } = await convert(name);
    const letters = Array.from(original.face.collectUnicodes());
    expect(letters.length).toBeGreaterThan(100);
    for (const codePoint of letters) {
      const { id, advanceWidth } = face.engine.glyphForCodePoint(codePoint);
      const glyph = original.nominalGlyph(codePoint) ?? 0;
      expect(advanceWidth).toBe(original.glyphHAdvance(glyph));
      expect(shown.glyphToPath(id)).toBe(original.glyphToPath(glyph));
    }
    for (const letter of ["A", "ω", "Ж", "中"]) {
      const codePoint = letter.codePointAt(0) ?? 0;
      expect(face.has(codePoint)).toBe(letters.includes(codePoint));
    }
    const { ascender, descender } = original.hExtents();
    expect(face.engine).toMatchObject({ ascent: ascender, descent: descender, unitsPerEm: 1000 });
  },
);

// Red with the glyph 0 of the font, which has no outline here and which viewers leave out.
it.each(["latin-400", "latin-700"])(
  "the PDF font %s shows a substitute for a letter that no font has",
  async (name) => {
    const { face, shown } = await convert(name);
    const { id, advanceWidth } = face.engine.glyphForCodePoint(0x4e2d);
    expect(shown.glyphToPath(id).length).toBeGreaterThan(100);
    expect(advanceWidth).toBeGreaterThan(500);
  },
);
