import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const root = new URL("../../", import.meta.url).pathname;
const source = join(root, "app/words");
const built = join(root, "app/words/compiled");

export type WordsPart = string | readonly WordsPart[] | { readonly [key: string]: WordsPart };

/** Messages as data for app/kernel/words.ts: one with arguments lies under `$`. Throws on a message that is no ICU MessageFormat. */
export function compileWords(part: WordsPart): unknown {
  if (typeof part === "string") {
    const message = compile(part);
    return typeof message === "string" ? message : { $: message };
  }
  if (Array.isArray(part)) return part.map(compileWords);
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, compileWords(one)]));
}

/** Names of the catalogues of a language that is written in JSON, such as "answering/page", with their contents. */
export function readLanguage(locale: string): Record<string, WordsPart> {
  const folder = join(source, locale);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    files.sort().map((file) => [file.replace(/\.json$/, ""), JSON.parse(readFileSync(join(folder, file), "utf8"))]),
  );
}

/** The English catalogues, by the same names. */
export function readEnglish(): Record<string, WordsPart> {
  const folder = join(source, "en");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const catalogues = files.filter((file) => isCatalogue(readFileSync(join(folder, file), "utf8")));
  return Object.fromEntries(
    catalogues.sort().map((file) => [file.replace(/\.ts$/, ""), readCatalogue(join(folder, file))]),
  );
}

const require = createRequire(import.meta.url);

/** As it is written: Vite, which would compile it, knows nothing of `require`. */
function readCatalogue(path: string): WordsPart {
  delete require.cache[path];
  return require(path).default;
}

/** Words that are not yet ICU messages are named exports, and compiled by nobody. */
function isCatalogue(text: string): boolean {
  return /^export default \{/m.test(text);
}

/** Folders of app/words beside English. */
export function otherLanguages(): string[] {
  return readdirSync(source).filter((name) => name !== "en" && name !== "compiled" && !name.includes("."));
}

/** Writes app/words/compiled/{locale}.json, which the Worker reads as static files. */
function writeLanguages(): void {
  mkdirSync(built, { recursive: true });
  for (const locale of otherLanguages()) {
    const words = Object.entries(readLanguage(locale)).map(([name, part]) => [name, compileWords(part)]);
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

async function refuseFaults(): Promise<void> {
  const { checkWords } = await import("./check-words.ts");
  const faults = checkWords();
  if (faults.length > 0)
    throw new Error(["Words are wrong:", ...faults.map(({ at, fault }) => `${at} ${fault}`)].join("\n"));
}

/** Compiles the English catalogues where they are imported, and the files of the other languages before all else. */
export function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    async config(_, { command }) {
      if (command === "build") await refuseFaults();
      writeLanguages();
    },
    load(id) {
      const [path = ""] = id.split("?");
      if (!path.startsWith(join(source, "en/")) || !path.endsWith(".ts")) return null;
      const text = readFileSync(path, "utf8");
      if (!isCatalogue(text)) return null;
      return { code: `export default ${JSON.stringify(compileWords(readCatalogue(path)))};`, map: null };
    },
    handleHotUpdate({ file, server }) {
      if (relative(source, file).startsWith("..") || !file.endsWith(".json")) return;
      writeLanguages();
      server.ws.send({ type: "full-reload" });
    },
  };
}
