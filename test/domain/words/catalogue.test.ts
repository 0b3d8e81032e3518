import { describe, expect, it } from "vitest";
import { checkWords } from "../../../scripts/lib/check-words.ts";
import { compileWords, otherLanguages } from "../../../scripts/lib/words.ts";

describe("the words of every language", () => {
  it.each(otherLanguages())("of %s are all there, with the arguments and plural forms they need", (locale) => {
    expect(checkWords(locale)).toEqual([]);
  });

  it("are compiled to a text where a message takes nothing, and to data under $ where it takes something", () => {
    expect(compileWords({ plain: "Home", list: ["Rent"], filled: "Until {day}" })).toEqual({
      plain: "Home",
      list: ["Rent"],
      filled: { $: ["Until ", ["day"]] },
    });
  });
});
