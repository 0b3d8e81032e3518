import cyrillic from "@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?typeface";
import cyrillicBold from "@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff?typeface";
import greek from "@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?typeface";
import greekBold from "@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff?typeface";
import latin from "@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?typeface";
import latinBold from "@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?typeface";
import latinExtended from "@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?typeface";
import latinExtendedBold from "@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?typeface";
import vietnamese from "@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?typeface";
import vietnameseBold from "@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff?typeface";
import type { StaticFiles } from "../../../platform/static-files";
import { readTypeface, type Typeface } from "./typeface";

/** One family in two weights, each a list of files: a letter is taken from the first that has it. */
export type Typefaces = { regular: Typeface[]; bold: Typeface[] };

/** Each file holds one script and weighs 13 to 164 KB; only those are read whose letters a paper uses. */
const files: readonly { regular: string; bold: string; letters: RegExp }[] = [
  {
    regular: latinExtended,
    bold: latinExtendedBold,
    letters: /[\u0100-\u02ff\u1d00-\u1e9f\u1ef2-\u1eff\u2c60-\u2c7f\ua720-\ua7ff\u20a0-\u20bf]/,
  },
  {
    regular: vietnamese,
    bold: vietnameseBold,
    letters: /[\u0102\u0103\u0110\u0111\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/,
  },
  { regular: greek, bold: greekBold, letters: /[\u0370-\u03ff]/ },
  { regular: cyrillic, bold: cyrillicBold, letters: /[\u0400-\u045f\u0490-\u0491\u04b0-\u04b1\u2116]/ },
];

/** The faces that these texts need. Texts must be in Unicode's composed form (NFC). */
export async function typefacesFor(staticFiles: StaticFiles, texts: string): Promise<Typefaces> {
  const needed = files.filter(({ letters }) => letters.test(texts));
  const load = (paths: string[]) => Promise.all(paths.map((path) => read(staticFiles, path)));
  const [regular, bold] = await Promise.all([
    load([latin, ...needed.map((file) => file.regular)]),
    load([latinBold, ...needed.map((file) => file.bold)]),
  ]);
  return { regular, bold };
}

/** Read once in this isolate: they are plain bytes and never change under their address. */
const known = new Map<string, Promise<Typeface>>();

function read(staticFiles: StaticFiles, path: string): Promise<Typeface> {
  const found =
    known.get(path) ?? staticFiles.read(path).then((bytes) => readTypeface(new TextDecoder().decode(bytes)));
  known.set(path, found);
  found.catch(() => known.delete(path));
  return found;
}
