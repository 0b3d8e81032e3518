import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { checkWords } from "./check-words.ts";
import { compileWords, isCatalogue, otherLanguages, readCatalogue, readTranslation, wordsFolder } from "./words.ts";

const built = join(wordsFolder, "compiled");

/** Writes app/words/compiled/{locale}.json, which the Worker reads as static files. */
function writeLanguages(): void {
  mkdirSync(built, { recursive: true });
  for (const locale of otherLanguages()) {
    const words = Object.entries(readTranslation(locale)).map(([name, part]) => [name, compileWords(part)]);
    const path = join(built, `${locale}.json`);
    writeIfChanged(path, JSON.stringify(Object.fromEntries(words)));
  }
}

/** Several builds and tests may write at once; whoever watches a file sees a change only where there is one. */
function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

function refuseFaults(): void {
  const faults = checkWords();
  if (faults.length > 0)
    throw new Error(["Words are wrong:", ...faults.map(({ at, fault }) => `${at} ${fault}`)].join("\n"));
}

/** Compiles the English catalogues where they are imported, and the files of the other languages before all else. */
export function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    config(_, { command }) {
      if (command === "build") refuseFaults();
      writeLanguages();
    },
    load(id) {
      const [path = ""] = id.split("?");
      if (!path.startsWith(join(wordsFolder, "en/")) || !path.endsWith(".ts")) return null;
      const text = readFileSync(path, "utf8");
      if (!isCatalogue(text)) return null;
      return { code: `export default ${JSON.stringify(compileWords(readCatalogue(text)))};`, map: null };
    },
    handleHotUpdate({ file, server }) {
      if (relative(wordsFolder, file).startsWith("..") || !file.endsWith(".json")) return;
      writeLanguages();
      server.ws.send({ type: "full-reload" });
    },
  };
}
