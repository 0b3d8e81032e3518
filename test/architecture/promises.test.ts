import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";
import { isHeldTo, isQuoted, readLedger, readSentences } from "../support/promises.ts";

const { rows, idle } = readLedger();
const sentences = readSentences();
const howTo =
  "Put “a part of the sentence” into the row of docs/promises.md that promises it, or add the line | promise | “a part of it” | `file that keeps it` | `its test` | under its subject; a number that promises nothing goes to the end of the file.";

describe("docs/promises.md", () => {
  // Red when a page says "within 3 days" and no row quotes it.
  it("has a row for each sentence with a number, a span of time or a never", () => {
    const quotes = [...rows.flatMap((row) => row.quotes), ...idle];
    const uncovered = sentences.filter(({ text }) => isHeldTo(text) && !quotes.some((quote) => isQuoted(quote, text)));
    expect(
      uncovered.map(({ text, file }) => `${file}: ${text}`),
      howTo,
    ).toEqual([]);
  });

  // Red when the words change and the ledger still quotes those of before.
  it("quotes what is still said", () => {
    const gone = (quotes: readonly string[]) =>
      quotes.filter((quote) => !sentences.some(({ text }) => isQuoted(quote, text)));
    expect(
      gone([...rows.flatMap((row) => row.quotes), ...idle]),
      "Quote the words as they are now, or take the quote out.",
    ).toEqual([]);
  });

  it.each(rows)("$promise", ({ promise, keepers, tests }) => {
    expect(promise).not.toBe("");
    expect(keepers, "which file keeps it").not.toEqual([]);
    expect(tests, "which test is red when it stops").not.toEqual([]);
    expect([...keepers, ...tests].filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
    expect(tests.filter((path) => !isTest(path))).toEqual([]);
  });
});

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) && /\b(it|test)(\(|\.each)/.test(readFileSync(join(projectRoot, path), "utf8"));
}
