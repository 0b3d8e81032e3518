import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPastedList } from "../../../app/features/forms/builder/paste-list";
import { anyText } from "../../support/any-text";

const added = (text: string, existing: string[] = []) => readPastedList(text, existing).added;

describe("a list pasted as options", () => {
  it.each([
    ["one a line, with empty lines and space around", "Ground\n\n  First \r\nTop\n", ["Ground", "First", "Top"]],
    ["dashes, dots and boxes", "- Cat\n• Dog\n* Bird\n☐Fish\n– Horse", ["Cat", "Dog", "Bird", "Fish", "Horse"]],
    ["numbers and letters before the lines", "1. Cat\n2) Dog\n(3) Bird\nd) Fish", ["Cat", "Dog", "Bird", "Fish"]],
    [
      "numbers that belong to the words",
      "2 bedrooms\n1.5 km\n3-room flat\n- 5 degrees",
      ["2 bedrooms", "1.5 km", "3-room flat", "5 degrees"],
    ],
    ["numbers without which lines would be the same", "1. Stock\n2. Stock", ["1. Stock", "2. Stock"]],
    ["a column of a spreadsheet beside its numbers", "1\tCat\n2\tDog", ["Cat", "Dog"]],
    ["the first column with words", "Cat\tsmall\nDog\tbig", ["Cat", "Dog"]],
    ["a row of a spreadsheet", "Cat\tDog\tBird", ["Cat", "Dog", "Bird"]],
    [
      "a cell with a line break and quotation marks",
      '"Cat\nor kitten"\n"A ""big"" dog"',
      ["Cat or kitten", 'A "big" dog'],
    ],
    ["one line with commas", "Cat, dog, bird", ["Cat", "dog", "bird"]],
    ["one line that is one answer", "Yes, but later", ["Yes, but later"]],
    ["several lines with commas", "Yes, now\nYes, later", ["Yes, now", "Yes, later"]],
    ["nothing", " \n\t\n", []],
  ])("is split: %s", (_what, text, labels) => {
    expect(added(text)).toEqual(labels);
  });

  it("merges options that occur twice or exist already, in upper or lower case", () => {
    expect(readPastedList("Cat\ncat\nDog\nBird", ["bird "])).toEqual({
      added: ["Cat", "Dog"],
      repeated: 2,
      tooMany: 0,
    });
  });

  it("stops at the hundred options of a question and says how many are too many", () => {
    const lines = Array.from({ length: 105 }, (_, index) => `Answer ${String.fromCharCode(97 + (index % 26))}${index}`);
    const { added: fitting, tooMany } = readPastedList(lines.join("\n"), ["One", "Two"]);
    expect([fitting.length, tooMany]).toEqual([98, 7]);
  });

  it("never makes an option that is empty, too long, duplicate or has a control character", () => {
    fc.assert(
      fc.property(anyText(400), fc.array(fc.string(), { maxLength: 5 }), (text, existing) => {
        const labels = added(text, existing);
        for (const label of labels) expect(label).toMatch(/^[^\p{Cc}]{1,300}$/u);
        const folded = [...existing, ...labels].map((label) => label.trim().toLowerCase());
        expect(new Set(folded.slice(existing.length)).size).toBe(labels.length);
      }),
    );
  });
});
