import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyDecoders } from "../../scripts/assets/decoders.ts";
import { drawPicture } from "../../scripts/assets/pictures.ts";
import { keptWords } from "../../scripts/assets/share-pictures.ts";
import { writeTypefaces } from "../../scripts/assets/typefaces.ts";
import { projectRoot } from "../../scripts/lib/local-server.ts";

/** Each file under a folder with its bytes. */
function readFolder(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name))]));
}

// Whether pictures say what the pages say: test/e2e/public-site.test.ts. Red when one byte of public/ is changed.
it("the committed files in public/ equal what `npm run assets` makes of the installed packages", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rentform-assets-"));
  try {
    copyDecoders(folder);
    await writeTypefaces(folder);
    for (const part of ["decoders", "typefaces"]) {
      const [kept, made] = [readFolder(join(projectRoot, "public", part)), readFolder(join(folder, part))];
      expect([...kept.keys()]).toEqual([...made.keys()]);
      for (const [name, bytes] of made) expect([name, kept.get(name)?.equals(bytes)]).toEqual([name, true]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it("a generated preview picture equals the committed one, in the present colours", async () => {
  const text = keptWords()["/faq"];
  if (!text) throw new Error("/faq has no picture");
  expect(Buffer.from(await drawPicture(text)).equals(readFileSync(join(projectRoot, "public/og/faq.png")))).toBe(true);
});
