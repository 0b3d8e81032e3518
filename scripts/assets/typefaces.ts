import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face, Font, MetricsTag } from "harfbuzzjs";
import subsetFont from "subset-font";
import type { TypefaceFile } from "../../app/features/deciding/pdf/typeface.ts";
import { projectRoot } from "../lib/local-server.ts";

/** What a PDF does not need of a font whose glyphs are already chosen. */
const unneeded = ["GPOS", "GSUB", "GDEF", "STAT", "gasp", "name", "post"];

/** What a reader types into a form on the screen: one face has all of it, because a field has one font. */
const typedRanges = [
  ...[
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x218, 0x21b],
    [0x370, 0x3ff],
    [0x400, 0x45f],
    [0x490, 0x491],
  ],
  ...[
    [0x1ea0, 0x1ef9],
    [0x2010, 0x2026],
    [0x20ac, 0x20ac],
    [0x2116, 0x2116],
    [0xfffd, 0xfffd],
  ],
] as const;

const scripts = ["latin", "latin-ext", "vietnamese", "greek", "cyrillic"];

/** Writes the faces of papers into `folder`, the site's public files. The Worker reads no fonts. */
export async function writeTypefaces(folder: string): Promise<void> {
  mkdirSync(join(folder, "typefaces"), { recursive: true });
  for (const name of scripts.flatMap((script) => [`noto-sans-${script}-400`, `noto-sans-${script}-700`])) {
    const woff = readFileSync(join(projectRoot, `node_modules/@fontsource/noto-sans/files/${name}-normal.woff`));
    writeFileSync(join(folder, `typefaces/${name}.json`), JSON.stringify(await convertTypeface(woff)));
  }
  const whole = readFileSync(
    join(projectRoot, "node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  );
  const letters = typedRanges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  );
  const typed = await subsetFont(whole, letters.join(""), { targetFormat: "sfnt", noLayoutClosure: true });
  writeFileSync(join(folder, "typefaces/noto-sans-typed-400.json"), JSON.stringify(await convertTypeface(typed)));
}

/** A WOFF file as TrueType with the glyphs of its letters alone, and their numbers and widths beside it. */
export async function convertTypeface(woff: Buffer): Promise<TypefaceFile> {
  const options = { targetFormat: "sfnt", noHinting: true, noLayoutClosure: true, dropTables: unneeded } as const;
  const whole = faceOf(await subsetFont(woff, undefined, { ...options, keepAllGlyphs: true }));
  const letters = Array.from(whole.collectUnicodes());
  const trueType = await subsetFont(woff, String.fromCodePoint(...letters), options);
  const font = new Font(faceOf(trueType));
  const glyphs = letters.map((codePoint): [number, number, number] => {
    const id = font.nominalGlyph(codePoint) ?? 0;
    return [codePoint, id, font.glyphHAdvance(id)];
  });
  const { ascender, descender } = font.hExtents();
  return {
    metrics: {
      unitsPerEm: font.face.upem,
      ascent: ascender,
      descent: descender,
      capHeight: font.getMetricPositionWithFallback(MetricsTag.CAP_HEIGHT),
      xHeight: font.getMetricPositionWithFallback(MetricsTag.X_HEIGHT),
      bbox: boxAround(
        font,
        glyphs.map(([, id]) => id),
      ),
    },
    glyphs,
    trueType: trueType.toString("base64"),
  };
}

function faceOf(trueType: Buffer): Face {
  return new Face(new Blob(trueType));
}

/** The box that holds each of these glyphs. */
function boxAround(font: Font, ids: readonly number[]): TypefaceFile["metrics"]["bbox"] {
  const boxes = ids.flatMap((id) => font.glyphExtents(id) ?? []);
  return {
    minX: Math.min(...boxes.map(({ xBearing }) => xBearing)),
    minY: Math.min(...boxes.map(({ yBearing, height }) => yBearing + height)),
    maxX: Math.max(...boxes.map(({ xBearing, width }) => xBearing + width)),
    maxY: Math.max(...boxes.map(({ yBearing }) => yBearing)),
  };
}
