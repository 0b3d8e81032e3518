import { describe, expect, it } from "vitest";
import { findMentions, partsOfNote } from "../../../app/features/deciding/application/rules/mentions";
import { askedAt, suggested } from "../../../app/features/deciding/application/rules/suggested-people";
import { shortName } from "../../../app/features/deciding/decision/rules/short-name";

const joy = { id: "1", name: "Joy Adeyemi" };
const ann = { id: "2", name: "Ann" };
const annLee = { id: "3", name: "Ann Lee" };
const otherJoy = { id: "4", name: "Joy Brown" };
const people = [joy, ann, annLee];

describe("mentions in a note", () => {
  // Red when the longest name is not taken first, an address counts as a mention, or a shared first name is somebody's.
  it.each([
    ["Ask @Joy Adeyemi, please", people, [{ id: "1", name: "Joy Adeyemi" }]],
    [
      "@joy and @ann lee",
      people,
      [
        { id: "1", name: "joy" },
        { id: "3", name: "ann lee" },
      ],
    ],
    ["@Ann: call", people, [{ id: "2", name: "Ann" }]],
    ["@Anna", people, []],
    ["ann@joy.example", people, []],
    ["@Joy", [joy, otherJoy], []],
    ["(@Joy Brown)", [joy, otherJoy], [{ id: "4", name: "Joy Brown" }]],
    ["@nobody @", people, []],
  ])("%s", (text, among, expected) => {
    expect(findMentions(text, among)).toEqual(expected);
  });

  it("of a name that two have are of who was chosen", () => {
    const twins = [joy, { ...joy, id: "9" }];
    expect(findMentions("@Joy Adeyemi", twins)).toEqual([]);
    expect(findMentions("@Joy Adeyemi", twins, ["9"])).toEqual([{ id: "9", name: "Joy Adeyemi" }]);
  });

  it("read as the name of today, and as they were written where nobody has that id any more", () => {
    const mentions = [
      { id: "1", name: "Joy" },
      { id: "2", name: "Ann" },
    ];
    const parts = partsOfNote("@Joy, ask @Ann or a@Ann.example", mentions, { 1: "Joy Brown" });
    expect(parts.map(({ text }) => text).join("")).toBe("@Joy Brown, ask @Ann or a@Ann.example");
    expect(parts.filter(({ isMention }) => isMention).map(({ text }) => text)).toEqual(["@Joy Brown", "@Ann"]);
  });
});

describe("names that are offered behind @", () => {
  it("begin with what was typed, in any word, until the whole name stands there", () => {
    expect(askedAt("call @ad", 8)).toEqual({ query: "ad", from: 5 });
    expect(askedAt("joy@ad", 6)).toBeNull();
    const names = (query: string) => suggested(people, query).map(({ name }) => name);
    expect(names("")).toEqual(["Joy Adeyemi", "Ann", "Ann Lee"]);
    expect(names("ad")).toEqual(["Joy Adeyemi"]);
    expect(names("Joy Adeyemi ")).toEqual([]);
    expect(names("x")).toEqual([]);
  });
});

it("a short name is the first one, unless another person has the same", () => {
  expect(shortName(joy, people)).toBe("Joy");
  expect(shortName(joy, [joy, otherJoy])).toBe("Joy Adeyemi");
});
