import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import compile from "icu-minify/compile";
import { groupOf } from "../../app/kernel/word-groups.ts";

const root = new URL("../../", import.meta.url).pathname;
/** The folder of all words. */
export const wordsFolder = join(root, "app/words");

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

/**
 * What the pages read of a language, by its place: "de.json" is all of it, for the Worker; "de/inbox.json" a group of its catalogues, for
 * the browser: also where nothing of it is translated, since the browser asks for the groups that its scripts have.
 */
export function compiledFiles(locale: string, catalogues: Record<string, WordsPart>): [place: string, text: string][] {
  const words = Object.entries(catalogues).map(([name, part]) => [name, compileWords(part)] as const);
  const groups = [...new Set(Object.keys({ ...readEnglish(), "ready-texts": {} }).map(groupOf))];
  const ofGroup = (group: string) => words.filter(([name]) => groupOf(name) === group);
  const parts = [
    [`${locale}.json`, words] as const,
    ...groups.map((group) => [`${locale}/${group}.json`, ofGroup(group)] as const),
  ];
  return parts.map(([place, part]) => [place, JSON.stringify(Object.fromEntries(part))]);
}

/** Names of the catalogues of a language that is written in JSON, such as "answering/page", with their contents. */
export function readTranslation(locale: string): Record<string, WordsPart> {
  const folder = join(wordsFolder, locale);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    files.sort().map((file) => [file.replace(/\.json$/, ""), JSON.parse(readFileSync(join(folder, file), "utf8"))]),
  );
}

/** The English catalogues, by the same names. */
export function readEnglish(): Record<string, WordsPart> {
  const folder = join(wordsFolder, "en");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const catalogues = files.sort().map((file) => [file.replace(/\.ts$/, ""), readFileSync(join(folder, file), "utf8")]);
  return Object.fromEntries(
    catalogues.filter(([, text = ""]) => isCatalogue(text)).map(([name, text = ""]) => [name, readCatalogue(text)]),
  );
}

/** A catalogue out of its text, which is nothing but data: an import would be compiled by Vite, and kept when the file changes. */
export function readCatalogue(text: string): WordsPart {
  return new Function(text.replace("export default", "return").replace(/ as const;\s*$/, ";"))();
}

/** Words that are not yet ICU messages are named exports, and compiled by nobody. */
export function isCatalogue(text: string): boolean {
  return /^export default \{/m.test(text);
}

/** Folders of app/words beside English. */
export function otherLanguages(): string[] {
  return readdirSync(wordsFolder).filter((name) => name !== "en" && name !== "compiled" && !name.includes("."));
}
