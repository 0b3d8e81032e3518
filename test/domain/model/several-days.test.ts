import { describe, expect, it } from "vitest";
import { cellsOf } from "../../../app/features/deciding/exports/csv-answers";
import { compareDefinitions } from "../../../app/features/forms/form-model/compare";
import { compile } from "../../../app/features/forms/form-model/compile";
import { describeAnswers } from "../../../app/features/forms/form-model/describe";
import { newField } from "../../../app/features/forms/form-model/editing";
import { evaluate } from "../../../app/features/forms/form-model/evaluate";
import { toRaw } from "../../../app/features/forms/form-model/to-raw";
import { createIdMaker } from "../../../app/kernel/ids";
import { CONTEXT, definitionOf, fieldOf, id } from "./support";

const field = fieldOf("severalDays", "days", { required: true });
const definition = definitionOf([{ id: id("sec"), fields: [field] }]);

/** The answer, or `code@part` of each error. Today is 2026-11-21. */
function ask(days: string[], asked = field, mode: "submit" | "draft" = "submit") {
  const raw = Object.fromEntries(days.map((day, index) => [`${field.id}.day${index + 1}`, [day]]));
  const plan = compile(definitionOf([{ id: id("sec"), fields: [asked] }]));
  const { errors, cleaned } = evaluate(plan, raw, { mode }, CONTEXT);
  const told = errors.map(({ path, code }) => `${code}@${path.split(".")[1]}`);
  return told.length > 0 ? told : cleaned[field.id];
}

describe("an answer of several days", () => {
  it("is stored in order, each day once", () => {
    expect(ask(["2026-12-24", "", "2026-12-01", "2026-12-24"])).toEqual(["2026-12-01", "2026-12-24"]);
  });

  it("accepts days from today on, and each invalid one is named", () => {
    expect(ask(["2026-11-21"])).toEqual(["2026-11-21"]);
    expect(ask(["2026-12-01", "2026-11-20", "2027-02-30", "soon"])).toEqual([
      "date-too-early@day2",
      "not-a-date@day3",
      "not-a-date@day4",
    ]);
  });

  it("has at most the allowed number of days", () => {
    const days = ["1", "2", "3", "4", "5", "6"].map((day) => `2026-12-0${day}`);
    expect(ask(days)).toEqual(["unknown-field@day6"]);
    expect(ask(days.slice(0, 3), { ...field, maxDays: 2 })).toEqual(["unknown-field@day3"]);
  });

  it("needs at least one day where required, but not in a draft", () => {
    expect(ask(["", ""])).toEqual(["required@day1"]);
    expect(ask([], field, "draft")).toBeUndefined();
    expect(ask([], { ...field, required: false })).toBeUndefined();
  });

  it("is printed one day a line, filled in again unchanged, and one cell in a CSV file", () => {
    const answer = ["2026-12-01", "2026-12-24"];
    const answers = { [field.id]: answer };
    const linesIn = (locale: string) => describeAnswers(definition, answers, locale)[0]?.rows[0]?.lines;
    expect(linesIn("en")).toEqual(["December 1, 2026", "December 24, 2026"]);
    expect(linesIn("fr")).toEqual(["1er décembre 2026", "24 décembre 2026"]);
    expect(
      evaluate(compile(definition), toRaw(definition, answers, "en"), { mode: "submit" }, CONTEXT).cleaned,
    ).toEqual(answers);
    expect(cellsOf(field, answer, { definition, locale: "en", documents: new Map() })).toEqual({
      "": "2026-12-01; 2026-12-24",
    });
  });

  it("has ready texts, and another maximum is another setting", () => {
    expect(newField("severalDays", createIdMaker(), "en-GB").label["en-GB"]).toBe("Days that suit you for a showing");
    const after = definitionOf([{ id: id("sec"), fields: [{ ...field, maxDays: 3 }] }]);
    expect(compareDefinitions(definition, after).questions.changed.map(({ what }) => what)).toEqual([["settings"]]);
  });
});
