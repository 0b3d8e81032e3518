import type { StaticFiles } from "../../../platform/static-files";
import { readTypeface, type Typeface } from "./typeface";

/** One family in two weights, each a list of files: a letter is taken from the first that has it. */
export type Typefaces = { regular: Typeface[]; bold: Typeface[] };

/** Each script has files of its own in public/typefaces, of 13 to 164 KB; only those are read whose letters a paper uses. */
const letters: Record<string, RegExp> = {
  "latin-ext": /[\u0100-\u02ff\u1d00-\u1e9f\u1ef2-\u1eff\u2c60-\u2c7f\ua720-\ua7ff\u20a0-\u20bf]/,
  vietnamese: /[\u0102\u0103\u0110\u0111\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/,
  greek: /[\u0370-\u03ff]/,
  cyrillic: /[\u0400-\u045f\u0490-\u0491\u04b0-\u04b1\u2116]/,
};

/** The faces that these texts need. Texts must be in Unicode's composed form (NFC). */
export async function typefacesFor(staticFiles: StaticFiles, texts: string): Promise<Typefaces> {
  const needed = Object.keys(letters).filter((script) => letters[script]?.test(texts));
  const load = (weight: number) =>
    Promise.all(
      ["latin", ...needed].map((script) => read(staticFiles, `/typefaces/noto-sans-${script}-${weight}.json`)),
    );
  const [regular, bold] = await Promise.all([load(400), load(700)]);
  return { regular, bold };
}

/** One face with the letters of Latin, Greek and Cyrillic: a field that is typed into has one font. */
export function typedFace(staticFiles: StaticFiles): Promise<Typeface> {
  return read(staticFiles, "/typefaces/noto-sans-typed-400.json");
}

/** Read once in this isolate: they are plain bytes and never change under their address. Faces, never promises of them. */
const known = new Map<string, Typeface>();

async function read(staticFiles: StaticFiles, path: string): Promise<Typeface> {
  const found = known.get(path) ?? readTypeface(new TextDecoder().decode(await staticFiles.read(path)));
  known.set(path, found);
  return found;
}
