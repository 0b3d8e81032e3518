import { describe, expect, it } from "vitest";
import { readerLanguages } from "../../app/kernel/reader-languages";

describe("the reader's languages", () => {
  it.each([
    [["en-US@posix"], ["en-US"]],
    [
      ["es_MX.UTF-8", "fr"],
      ["es-MX", "fr"],
    ],
    [["C", "", null, undefined, "de"], ["de"]],
    [["x", "-", "en-", "🙂"], []],
    [[], []],
  ])("for %j are %j", (said, valid) => {
    const found = readerLanguages(said);
    expect(found).toEqual(valid);
    for (const tag of found) expect(() => new Intl.Locale(tag).maximize()).not.toThrow();
  });
});
