import { describe, expect, it } from "vitest";
import { checkQuestion, type QuestionInput } from "../../../app/features/forms/law/lexicon/check-question";
import { isWithin } from "../../../app/features/forms/law/lexicon/edit-distance";

const ask = (input: Omit<QuestionInput, "kind">, locale = "en") => checkQuestion({ kind: "text", ...input }, locale);
const refused = (category: string, part: string) => ({ verdict: "refuse", category, part });

describe("the lexicon reads each part of a question", () => {
  it.each<[Omit<QuestionInput, "kind">, string, string]>([
    [{ label: "Are you pregnant?" }, "pregnancy", "label"],
    [{ label: ["Name", "Are you pregnant?"] }, "pregnancy", "label"],
    [{ label: { en: "Name", de: "Sind Sie schwanger?" } }, "pregnancy", "label"],
    [{ label: "Question", help: "What is your religion?" }, "religion", "help"],
    [{ label: "Question", placeholder: "Your religion" }, "religion", "placeholder"],
    [{ label: "Question", extra: ["Blue", "What is your religion?"] }, "religion", "extra"],
    [{ label: "Pick", options: ["Blue", "Pregnant"] }, "pregnancy", "option 2"],
    [{ label: "Are you", options: ["Black", "White"] }, "origin", "options"],
    [{ label: "Social", options: ["security number", "other"] }, "identityNumbers", "options"],
    [{ label: { en: "Social" }, options: [{ en: "security number" }, { en: "none" }] }, "identityNumbers", "options"],
    [{ label: "Social", options: ["security?number", "other"] }, "identityNumbers", "options"],
    [{ label: "Number", sectionTitle: "Passport" }, "identityDocuments", "label"],
    [{ label: " Give  the Number ", sectionTitle: "Passport" }, "identityDocuments", "label"],
    [{ label: "Number", placeholder: "passport" }, "identityDocuments", "label"],
    [{ label: "Number", help: "passport" }, "identityDocuments", "label"],
  ])("and finds what is expected in %j", (input, category, part) => {
    expect(ask(input)).toEqual(refused(category, part));
  });

  it("in the language of the form", () => {
    expect(ask({ label: "Sind Sie schwanger?" }, "de")).toEqual(refused("pregnancy", "label"));
  });

  it("and does not join options of two languages", () => {
    const options: QuestionInput["options"] = [{ de: "security number" }, { en: "none" }];
    expect(ask({ label: { en: "Social" }, options })).toEqual({ verdict: "pass" });
    expect(ask({ label: "Social", options: ["security number"] })).toEqual({ verdict: "pass" });
    const label = { de: "Social", en: "Favourite" };
    expect(ask({ label, options: [{ en: "security number" }, { en: "none" }] })).toEqual({ verdict: "pass" });
  });

  it("and passes texts without meaning", () => {
    for (const input of [{ label: "Your name" }, { label: " ", sectionTitle: "Passport" }, { label: "Number" }])
      expect(ask(input)).toEqual({ verdict: "pass" });
    expect(ask({ label: "Please tell us the Number", sectionTitle: "Passport" })).toEqual({ verdict: "pass" });
  });
});

describe("of several findings in one question", () => {
  it("the strictest counts, and of two equal ones the first", () => {
    expect(ask({ label: "How old are you?" })).toMatchObject({ verdict: "warn", part: "label" });
    expect(ask({ label: "How old are you?", help: "What is your religion?" })).toEqual(refused("religion", "help"));
    expect(ask({ label: "Are you married?", help: "What is your religion?" })).toEqual(refused("marital", "label"));
    expect(ask({ label: "How old are you?", help: "Do you have children?" })).toMatchObject({ part: "label" });
  });
});

it("text around a word can excuse it", () => {
  expect(ask({ label: "Sex" })).toEqual(refused("sex", "label"));
  expect(ask({ label: "Sex", sectionTitle: "Pets" })).toEqual({ verdict: "pass" });
  expect(ask({ label: "Sex", sectionTitle: { en: "Pets", fr: "Animaux" } })).toEqual({ verdict: "pass" });
});

describe("a word with typing errors", () => {
  it.each([
    ["religion", "religion", 0, false, true],
    ["religoin", "religion", 1, false, true],
    ["relgion", "religion", 1, false, true],
    ["religiion", "religion", 1, false, true],
    ["religiun", "religion", 1, false, true],
    ["religiun", "religion", 0, false, false],
    ["religi", "religion", 1, false, false],
    ["religionen", "religion", 1, false, false],
    ["religious", "religi", 0, true, true],
    ["religous", "religi", 1, true, true],
    ["xeligious", "religi", 1, true, true],
    ["religion", "religi", 0, false, false],
    ["abcd", "wxyz", 3, false, false],
    ["abcd", "wxyz", 4, false, true],
    ["abcdwxyz", "wxyz", 3, true, false],
    ["", "a", 1, false, true],
    ["a", "", 1, false, true],
    ["ab", "ba", 1, false, true],
    ["xab", "xba", 1, false, true],
    ["abc", "cba", 1, false, false],
    ["abc", "cba", 2, false, true],
    ["acb", "ab", 1, false, true],
    ["aabb", "bbaa", 2, false, false],
  ])("%s is recognised as %s with %i errors allowed (stem: %s): %s", (word, target, limit, isStem, expected) => {
    expect(isWithin(word, target, limit, isStem)).toBe(expected);
  });

  // Every pair of words of three letters at most, and of four with two letters: against the definition, cell by cell.
  it("is recognised with the number of errors that the word list allows", () => {
    const wrong: string[] = [];
    const words = [...wordsOf("abc", 3), ...wordsOf("ab", 4)];
    for (const word of words) {
      for (const target of words) {
        const exact = edits(word, target);
        const asStem = Math.min(
          ...Array.from({ length: word.length + 1 }, (_, end) => edits(word.slice(0, end), target)),
        );
        for (const limit of [0, 1, 2, 3]) {
          if (isWithin(word, target, limit, false) !== exact <= limit) wrong.push(`${word} ${target} ${limit}`);
          if (isWithin(word, target, limit, true) !== asStem <= limit) wrong.push(`${word}… ${target} ${limit}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** All words of these letters with at most `length` of them, the empty one too. */
function wordsOf(letters: string, length: number): string[] {
  if (length === 0) return [""];
  const shorter = wordsOf(letters, length - 1);
  return [...new Set(["", ...shorter.flatMap((word) => [...letters].map((letter) => letter + word))])];
}

/** Letters more, less, other, and two neighbours swapped, counted from the front. */
function edits(word: string, target: string): number {
  if (word === "" || target === "") return word.length + target.length;
  const [first, second] = word;
  const ways = [
    edits(word.slice(1), target) + 1,
    edits(word, target.slice(1)) + 1,
    edits(word.slice(1), target.slice(1)) + (first === target[0] ? 0 : 1),
  ];
  if (second !== undefined && first === target[1] && second === target[0])
    ways.push(edits(word.slice(2), target.slice(2)) + 1);
  return Math.min(...ways);
}
