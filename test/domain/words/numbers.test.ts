import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, it } from "vitest";
import { otherLanguages, readEnglish, readTranslation, type WordsPart } from "../../../scripts/lib/words.ts";

/** The numbers of each message by its path, in the words for many. A thousand is one number in any language. */
function numbersIn(part: WordsPart, path = ""): [path: string, numbers: string][] {
  if (typeof part !== "string") return Object.entries(part).flatMap(([key, one]) => numbersIn(one, `${path}.${key}`));
  const text = literalsOf(parse(part)).replace(/\+\d[\d ]+|(?<=\d)[.,\s](?=\d{3}\b)/g, "");
  return [[path, (text.match(/\d+/g) ?? []).sort().join(" ")]];
}

function literalsOf(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      return element.type === TYPE.plural ? literalsOf(element.options.other?.value ?? []) : "{}";
    })
    .join("");
}

const english = readEnglish();
const translated = otherLanguages().flatMap((locale) =>
  Object.entries(readTranslation(locale))
    // What may be typed into a search, or head a column of a file, says nothing.
    .filter(([name]) => name in english && !["builder/synonyms", "homes/sheet"].includes(name))
    .map(([name, part]) => ({ locale, name, part })),
);

// Red when the English says 30 days and another language still says 14. What a field takes for an example is its language's own.
it.each(translated)("the $locale words of $name have the same numbers as the English ones", ({ name, part }) => {
  const expected = new Map(numbersIn(english[name] ?? {}));
  expect(numbersIn(part).filter(([path, numbers]) => numbers !== expected.get(path))).toEqual([]);
});
