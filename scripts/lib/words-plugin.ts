import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { checkWords } from "./check-words.ts";
import {
  compiledFiles,
  compileWords,
  isCatalogue,
  otherLanguages,
  readCatalogue,
  readTranslation,
  wordsFolder,
} from "./words.ts";

const built = join(wordsFolder, "compiled");

function compileLanguages(): Map<string, string> {
  return new Map(otherLanguages().flatMap((locale) => compiledFiles(locale, readTranslation(locale))));
}

/** Whole languages, for what runs without a build. */
function writeLanguages(files: Map<string, string>): void {
  mkdirSync(built, { recursive: true });
  for (const [place, text] of files) if (!place.includes("/")) writeIfChanged(join(built, place), text);
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
  let files = new Map<string, string>();
  let hash = "";
  return {
    name: "words",
    enforce: "pre",
    config(_, { command }) {
      if (command === "build") refuseFaults();
      files = compileLanguages();
      writeLanguages(files);
      hash = createHash("sha256")
        .update(JSON.stringify([...files]))
        .digest("hex")
        .slice(0, 10);
      return { define: { "import.meta.env.WORDS_HASH": JSON.stringify(hash) } };
    },
    load(id) {
      const [path = ""] = id.split("?");
      if (!path.startsWith(join(wordsFolder, "en/")) || !path.endsWith(".ts")) return null;
      const text = readFileSync(path, "utf8");
      if (!isCatalogue(text)) return null;
      return { code: `export default ${JSON.stringify(compileWords(readCatalogue(text)))};`, map: null };
    },
    /** Once, among the browser's files: the scripts of single pages and the Worker are built by the same plugin. */
    generateBundle(_, bundle) {
      const isOfPages = Object.values(bundle).some((file) => file.type === "chunk" && file.name === "entry.client");
      if (!isOfPages) return;
      for (const [place, source] of files)
        this.emitFile({ type: "asset", fileName: `assets/words-${hash}/${place}`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const text = files.get(/^\/assets\/words-\w+\/(.+)$/.exec(request.url ?? "")?.[1] ?? "");
        if (text === undefined) return next();
        response.setHeader("Content-Type", "application/json");
        response.end(text);
      });
    },
    handleHotUpdate({ file, server }) {
      if (relative(wordsFolder, file).startsWith("..") || !file.endsWith(".json")) return;
      files = compileLanguages();
      writeLanguages(files);
      server.ws.send({ type: "full-reload" });
    },
  };
}
