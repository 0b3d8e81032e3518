import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkWords, type WordsFault } from "./lib/check-words.ts";
import { countByFolder, findWordsInCode } from "./lib/code-with-words.ts";

/**
 * `npm run words`: what is to be done about words. `npm run words -- list FOLDER`: each that stands in code below a
 * folder. `npm run words -- lower`: writes lower numbers into the table that architecture tests compare with.
 * `npm run words -- check LOCALE`: what is wrong in one language, and fails if anything is.
 */
const reports: Record<string, () => string[]> = {
  "Words that stand in code": reportWordsInCode,
  "Faults of the translations": () => reportFaults(checkWords()),
};

const table = join(import.meta.dirname, "../test/architecture/words-in-code.json");

function reportWordsInCode(): string[] {
  const found = findWordsInCode();
  const line = (count: number, name: string) => `${String(count).padStart(6)}  ${name}`;
  return [
    ...Object.entries(countByFolder(found)).map(([folder, count]) => line(count, folder)),
    line(found.length, "in all"),
  ];
}

function reportFaults(faults: WordsFault[]): string[] {
  return faults.length === 0 ? ["  none"] : faults.map(({ at, fault }) => `  ${at} ${fault}`);
}

function check(locale?: string): void {
  const faults = checkWords(locale, locale !== undefined);
  console.log(reportFaults(faults).join("\n"));
  if (faults.length > 0) process.exitCode = 1;
}

function list(folder: string): void {
  const found = findWordsInCode().filter((words) => words.folder.startsWith(folder) || words.file.startsWith(folder));
  for (const { file, line, kind, text } of found) console.log(`${file}:${line}\t${kind}\t${text}`);
  console.log(`${found.length} in ${folder || "all folders"}`);
}

function lower(): void {
  const counts = countByFolder(findWordsInCode());
  const before = JSON.parse(readFileSync(table, "utf8")) as Record<string, number>;
  const now = Object.entries(before).map(([folder, most]) => [folder, Math.min(most, counts[folder] ?? 0)] as const);
  const left = now.filter(([, count]) => count > 0);
  writeFileSync(table, `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`);
  for (const [folder, count] of Object.entries(counts))
    if (count > (before[folder] ?? 0)) console.log(`${folder} has ${count}, ${before[folder] ?? 0} may stand there`);
}

function reportAll(): void {
  for (const [title, report] of Object.entries(reports)) console.log([`${title}:`, ...report(), ""].join("\n"));
}

const [command, about] = process.argv.slice(2);
if (command === "list") list(about ?? "");
else if (command === "check") check(about);
else if (command === "lower") lower();
else reportAll();
