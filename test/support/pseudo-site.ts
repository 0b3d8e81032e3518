import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";
import { compiledFiles, readEnglish, readTranslation } from "../../scripts/lib/words.ts";
import { type PseudoKind, pseudoPart } from "./pseudo-words.ts";
import { seededData } from "./seeded-data.ts";
import { startServer } from "./server.ts";
import { type Site, sharedBrowser } from "./site.ts";

/** Languages whose place the pseudo ones take, so that no new one must be known anywhere. Forms carry the ready texts of neither. */
export const pseudoLanguages: Record<PseudoKind, "de" | "ar"> = { ltr: "de", rtl: "ar" };

/** The demo, whose words of German and of Arabic are pseudo: the built Worker and scripts with other files of words. */
export async function openPseudoSite(): Promise<Site> {
  const staticFiles = mkdtempSync(join(tmpdir(), "rentform-pseudo-"));
  cpSync(join(projectRoot, "build/client"), staticFiles, { recursive: true });
  for (const kind of ["ltr", "rtl"] as const) writePseudo(staticFiles, kind);
  const server = await startServer({ copyOf: await seededData(), staticFiles });
  afterAll(async () => {
    await server.stop();
    rmSync(staticFiles, { recursive: true, force: true });
  });
  return { server, browser: await sharedBrowser() };
}

function writePseudo(staticFiles: string, kind: PseudoKind): void {
  const locale = pseudoLanguages[kind];
  const ready = Object.keys(readTranslation(locale)["ready-texts"] ?? {});
  const english = { ...readEnglish(), "ready-texts": Object.fromEntries(ready.map((text) => [text, text])) };
  const catalogues = Object.entries(english).map(([name, part]) => [name, pseudoPart(part, kind)] as const);
  const assets = join(staticFiles, "assets");
  const folder = readdirSync(assets).find((name) => /^words-\w+$/.test(name)) ?? "";
  for (const [place, text] of compiledFiles(locale, Object.fromEntries(catalogues)))
    writeFileSync(join(assets, folder, place), text);
}
