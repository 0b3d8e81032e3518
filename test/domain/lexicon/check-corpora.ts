import { expect, test } from "vitest";
import { categoryKeys } from "../../../app/features/forms/law/lexicon/categories";
import { checkQuestion } from "../../../app/features/forms/law/lexicon/check-question";
import type { Corpus } from "./corpus/corpus";

const EXPECTED = [
  ["forbidden", "refuse", 10],
  ["doubtful", "warn", 5],
  ["harmless", "pass", 15],
] as const;

/** Every question of a corpus gets the answer of its list, and no list is shorter than the contract asks. */
export function checkCorpus(language: string, corpus: Corpus): void {
  test.each(categoryKeys)(`${language} questions about %s get the expected verdicts`, (category) => {
    const wrong = EXPECTED.flatMap(([list, verdict]) =>
      corpus[category][list]
        .map((label) => ({ label, ...checkQuestion({ kind: "text", label }, language) }))
        .filter((found) => found.verdict !== verdict)
        .map((found) => ({ ...found, expected: verdict })),
    );
    expect(wrong).toEqual([]);
    for (const [list, , least] of EXPECTED) expect(corpus[category][list].length).toBeGreaterThanOrEqual(least);
  });
}
