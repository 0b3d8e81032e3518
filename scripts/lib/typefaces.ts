import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Blob, Face, Font, MetricsTag } from "harfbuzzjs";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import type { TypefaceFile } from "../../app/features/deciding/pdf/typeface.ts";

const modules = join(import.meta.dirname, "../../node_modules");
const kept = join(modules, ".cache/rentform-typefaces");
const imported = /^(@fontsource\/([a-z-]+)\/files\/[\w-]+\.woff)\?typeface$/;
/** What a PDF does not need of a font whose glyphs are already chosen. */
const unneeded = ["GPOS", "GSUB", "GDEF", "STAT", "gasp", "name", "post"];

/**
 * The faces of papers: `x.woff?typeface` is the address of a file with what a PDF needs of that font. The Worker reads no fonts.
 * In development, where the Worker is served no static files, the address holds the file.
 */
export function typefaces(): Plugin {
  let query = "?url";
  return {
    name: "rentform-typefaces",
    enforce: "pre",
    configResolved({ command }) {
      if (command === "serve") query = "?url&inline";
    },
    resolveId: {
      filter: { id: imported },
      async handler(id) {
        const [, path, family] = imported.exec(id) ?? [];
        return path && family ? (await keepTypeface(path, family)) + query : undefined;
      },
    },
  };
}

async function keepTypeface(path: string, family: string): Promise<string> {
  const manifest = readFileSync(join(modules, "@fontsource", family, "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const file = join(kept, `${basename(path, ".woff")}-${version}.json`);
  if (existsSync(file)) return file;
  mkdirSync(kept, { recursive: true });
  // Two builds at once: whoever is second puts the same file in its place.
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify(await convertTypeface(readFileSync(join(modules, path)))));
  renameSync(fresh, file);
  return file;
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
