import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";
import { isHeldTo, isQuoted, readSentences } from "../support/promises.ts";
import { asWritten } from "../support/written-sentences.ts";
import { promises } from "./promises/index.ts";
import { notPromises } from "./promises/not-promises.ts";

const sentences = readSentences();
const quotes = [...promises.flatMap(({ said }) => said), ...Object.values(notPromises).flat()].map(asWritten);
const howTo =
  "Put a part of the sentence into `said` of the row in test/architecture/promises that promises it, or add a row under its theme. A number that promises nothing goes to not-promises.ts.";

describe("the promises made by pages and mails", () => {
  // Red when a page says "within 3 days" and no row quotes it.
  it('have a row for each sentence with a number, a span of time or "never"', () => {
    const uncovered = sentences.filter(({ text }) => isHeldTo(text) && !quotes.some((quote) => isQuoted(quote, text)));
    expect(
      uncovered.map(({ text, file }) => `${file}: ${text}`),
      howTo,
    ).toEqual([]);
  });

  // Red when the words change and a row still quotes those of before.
  it("quote only sentences that exist", () => {
    const gone = quotes.filter((quote) => !sentences.some(({ text }) => isQuoted(quote, text)));
    expect(gone, "Quote the words as they are now, or take the quote out.").toEqual([]);
  });

  it.each(promises)("have words, code and tests: $promise", ({ promise, said, keptBy, tests }) => {
    expect(promise).not.toBe("");
    expect(said, "which words say it").not.toEqual([]);
    expect(keptBy, "which file keeps it").not.toEqual([]);
    expect(tests, "which test is red when it stops").not.toEqual([]);
    expect([...keptBy, ...tests].filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
    expect(tests.filter((path) => !isTest(path))).toEqual([]);
  });
});

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) && /\b(it|test)(\(|\.each)/.test(readFileSync(join(projectRoot, path), "utf8"));
}
