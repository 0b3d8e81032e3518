import { describe, expect, it } from "vitest";
import type { Answer } from "../../../app/features/forms/form-model/answers";
import { holds } from "../../../app/features/forms/form-model/conditions";
import type { Comparison, ConditionOp } from "../../../app/features/forms/form-model/schema";

const money = (amountMinor: number): Answer => ({ amountMinor, currency: "USD" }) as Answer;
const one = (option: string): Answer => ({ option }) as Answer;
const several = (...options: string[]): Answer => ({ options }) as Answer;
const other = (text: string): Answer => ({ other: text }) as Answer;
const period = (from: string): Answer => ({ from, to: "2027-12-31" }) as Answer;
const asked = (answer: Answer | undefined, op: ConditionOp, value?: Comparison["value"]) =>
  holds({ all: [{ field: "a", op, value } as Comparison] }, (id) => (id === "a" ? answer : undefined));

/** For each operator: its value, then what it says of no answer, and of answers below, equal and above. */
const ordered: [ConditionOp, Comparison["value"], (Answer | undefined)[], boolean[]][] = [
  ["is", 5, [undefined, 4, 5, 6], [false, false, true, false]],
  ["isNot", 5, [undefined, 4, 5, 6], [false, true, false, true]],
  ["greaterThan", 5, [undefined, 4, 5, 6], [false, false, false, true]],
  ["lessThan", 5, [undefined, 4, 5, 6], [false, true, false, false]],
  ["is", 500, [undefined, money(499), money(500), money(501)], [false, false, true, false]],
  ["isNot", 500, [undefined, money(499), money(500), money(501)], [false, true, false, true]],
  ["greaterThan", 500, [undefined, money(499), money(500), money(501)], [false, false, false, true]],
  ["lessThan", 500, [undefined, money(499), money(500), money(501)], [false, true, false, false]],
  ["after", "2027-01-15", [undefined, "2027-01-14", "2027-01-15", "2027-01-16"], [false, false, false, true]],
  ["before", "2027-01-15", [undefined, "2027-01-14", "2027-01-15", "2027-01-16"], [false, true, false, false]],
  // A period is compared by the day it began.
  [
    "after",
    "2027-01-15",
    [undefined, ...["2027-01-14", "2027-01-15", "2027-01-16"].map(period)],
    [false, false, false, true],
  ],
  ["isAnswered", undefined, [undefined, 4, 5, 6], [false, true, true, true]],
  ["isNotAnswered", undefined, [undefined, 4, 5, 6], [true, false, false, false]],
];

/** For answers without an order: no answer, another one, the same one. */
const unordered: [ConditionOp, Comparison["value"], (Answer | undefined)[], boolean[]][] = [
  ["is", "cat", [undefined, one("dog"), one("cat")], [false, false, true]],
  ["isNot", "cat", [undefined, one("dog"), one("cat")], [false, true, false]],
  ["is", "yes", [undefined, false, true], [false, false, true]],
  ["isNot", "yes", [undefined, false, true], [false, true, false]],
  ["is", "Cat", [undefined, "cats", " cat "], [false, false, true]],
  ["is", "cat", [undefined, several("cat", "dog"), several("cat")], [false, false, true]],
  ["isAnyOf", ["cat", "dog"], [undefined, one("fish"), one("dog")], [false, false, true]],
  ["isAnyOf", ["cat", "dog"], [undefined, several("fish"), several("fish", "dog")], [false, false, true]],
  ["contains", "cat", [undefined, several("dog"), several("dog", "cat")], [false, false, true]],
  // Of a list the whole option, of a text a part.
  ["contains", "cat", [undefined, several("cats"), "Two CATS"], [false, false, true]],
  ["contains", "cat", [undefined, "dog", "cat"], [false, false, true]],
  // Letters are compared in lower case: in upper case "ß" would be "SS".
  ["contains", "SS", [undefined, "Straße", "Strasse"], [false, false, true]],
  ["is", "no", [undefined, true, false], [false, false, true]],
  ["isAnyOf", "cat", [undefined, one("dog"), one("cat")], [false, false, true]],
  // What somebody typed instead of an option is "other", whatever it says.
  ["is", "other", [undefined, one("cat"), other("cat")], [false, false, true]],
  ["contains", "other", [undefined, several("cat"), { options: ["cat"], other: "a lynx" }], [false, false, true]],
  [
    "contains",
    "cat",
    [undefined, { options: ["dog"], other: "cat" }, { options: ["cat"], other: "a lynx" }],
    [false, false, true],
  ],
  // Nothing compares with papers, addresses and signatures: they are answered or not.
  ["isAnyOf", ["other", "id-1"], [undefined, ["id-1"], { typedName: "other" }], [false, false, false]],
  ["isAnswered", undefined, [undefined, ["id-1"], { typedName: "Ada" }], [false, true, true]],
];

const conditions = [...ordered, ...unordered].map(([op, value, answers, expected]) => ({
  condition: value === undefined ? op : `${op} ${JSON.stringify(value)}`,
  op,
  value,
  answers,
  expected,
}));

describe.each(conditions)("the condition $condition", ({ op, value, answers, expected }) => {
  it(`says ${expected.join(", ")} of ${answers.map((answer) => JSON.stringify(answer) ?? "no answer").join(", ")}`, () => {
    expect(answers.map((answer) => asked(answer, op, value))).toEqual(expected);
  });
});

describe("several comparisons", () => {
  const comparisons = [
    { field: "a", op: "is", value: 1 },
    { field: "b", op: "is", value: 1 },
  ] as Comparison[];
  const cases = [
    { a: 0, b: 0, all: false, any: false },
    { a: 1, b: 0, all: false, any: true },
    { a: 0, b: 1, all: false, any: true },
    { a: 1, b: 1, all: true, any: true },
  ];
  it.each(cases)('with a $a and b $b: "all" is $all, "any" is $any', ({ a, b, all, any }) => {
    const lookup = (id: string) => ({ a, b })[id];
    expect([holds({ all: comparisons }, lookup), holds({ any: comparisons }, lookup)]).toEqual([all, any]);
  });

  it("none at all always hold", () => {
    expect(holds(undefined, () => undefined)).toBe(true);
  });
});
