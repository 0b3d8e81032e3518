import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkDefinition, type ProblemCode } from "../../../app/features/forms/form-model/check-definition";
import { problemText } from "../../../app/features/forms/form-model/problem-text";
import { readDefinition } from "../../../app/features/forms/form-model/read-definition";
import type { Field, FormDefinition, Section } from "../../../app/features/forms/form-model/schema";
import { templates } from "../../../app/features/forms/form-model/templates";
import { createIdMaker } from "../../../app/kernel/ids";
import { definitionOf, fieldOf, id } from "./support";

const name = fieldOf("name", "name", { required: true, catalogueKey: "legalName" });
const email = fieldOf("email", "email", { required: true, catalogueKey: "email" });
const options = ["one", "two"].map((label) => ({ id: id(label), label: { en: label } }));

function withFields(...fields: Field[]): FormDefinition {
  return definitionOf([{ id: id("sec"), fields: [name, email, ...fields] }]);
}

function codes(definition: FormDefinition): ProblemCode[] {
  const problems = checkDefinition(definition);
  for (const problem of problems) expect(problemText(problem, "en")).not.toMatch(/[{}]|undefined/);
  return problems.map((problem) => problem.code);
}

it("a valid form and every template have no errors", () => {
  expect(codes(withFields())).toEqual([]);
  const property = { address: { line1: "1 High Street", city: "Leeds", country: "GB" } };
  for (const template of templates) {
    expect([template.key, codes(template.build({ ids: createIdMaker(), property, locale: "es" }))]).toEqual([
      template.key,
      [],
    ]);
  }
});

describe("a definition is refused", () => {
  const when = (field: string, op: "is" | "isAnswered", value?: string) => ({
    showWhen: { all: [{ field: id(field), op, ...(value !== undefined && { value }) }] },
  });
  const repeat = { min: 0, max: 2, itemLabel: { en: "Item" } };
  const choice = fieldOf("choice", "pick", { options });
  const sections = (...list: (Partial<Section> & { id: string; fields: Field[] })[]) => definitionOf(list);

  it.each<[ProblemCode, FormDefinition]>([
    ["empty-title", { ...withFields(), title: { en: " " } }],
    ["empty-label", withFields(fieldOf("text", "a", { label: { en: "" } }))],
    ["too-few-options", withFields(fieldOf("choice", "a", { options: options.slice(1) }))],
    ["empty-option", withFields(fieldOf("choice", "a", { options: [...options, { id: id("3"), label: { en: "" } }] }))],
    ["duplicate-id", withFields(fieldOf("text", "name", { label: { en: "Again" } }))],
    ["duplicate-label", withFields(fieldOf("text", "a", { label: { en: "NAME " } }))],
    ["empty-section", sections({ id: id("s"), fields: [name, email] }, { id: id("t"), fields: [] })],
    ["no-email", sections({ id: id("s"), fields: [name] })],
    ["no-name", sections({ id: id("s"), fields: [email] })],
    ["contact-not-asked", sections({ id: id("s"), fields: [name, { ...email, required: false }] })],
    ["condition-field-missing", withFields(fieldOf("text", "a", when("gone", "isAnswered")))],
    ["condition-not-earlier", withFields(fieldOf("text", "a", when("b", "isAnswered")), fieldOf("text", "b"))],
    ["condition-not-earlier", withFields(fieldOf("text", "a", when("a", "isAnswered")))],
    ["condition-option-missing", withFields(choice, fieldOf("text", "a", when("pick", "is", id("three"))))],
    ["condition-value-missing", withFields(choice, fieldOf("text", "a", when("pick", "is")))],
    [
      "condition-into-repeat",
      sections(
        { id: id("s"), fields: [name, email] },
        { id: id("r"), repeat, fields: [choice] },
        { id: id("t"), fields: [fieldOf("text", "a", when("pick", "isAnswered"))] },
      ),
    ],
    ["too-large", withFields(fieldOf("statement", "a", { text: { en: "x".repeat(140_000) } }))],
    [
      "too-many-fields",
      withFields(...Array.from({ length: 299 }, (_, n) => fieldOf("text", `f${n}x`, { label: { en: `${n}` } }))),
    ],
  ])("with %s", (code, definition) => {
    expect(codes(definition)).toEqual([code]);
  });

  it("but not when a condition within a repeated entry refers to the same entry", () => {
    const inner = fieldOf("text", "a", when("pick", "is", id("one")));
    expect(
      codes(sections({ id: id("s"), fields: [name, email] }, { id: id("r"), repeat, fields: [choice, inner] })),
    ).toEqual([]);
  });
});

describe("stored definitions", () => {
  const golden = readFileSync(new URL("./golden/v1.json", import.meta.url), "utf8");

  it("the golden file of version 1 is read unchanged", () => {
    const read = readDefinition(golden);
    expect(read.ok && read.value).toEqual(JSON.parse(golden));
  });

  it.each(["", "null", "[]", "{}", '{"v":0}', '{"v":2}', '{"v":"1"}', '{"v":1}', 7, null])(
    "the malformed definition is refused: %j",
    (json) => {
      expect(readDefinition(json)).toMatchObject({ ok: false, code: "bad-definition" });
    },
  );
});
