import { describe, expect, it } from "vitest";
import type { EvaluateMode, RawAnswers } from "../../../app/features/forms/form-model/answers";
import { compile, pruneUnknown } from "../../../app/features/forms/form-model/compile";
import { type EvaluateContext, evaluate } from "../../../app/features/forms/form-model/evaluate";
import { definitionSchema, type FormDefinition } from "../../../app/features/forms/form-model/schema";
import { CONTEXT, definitionOf, fieldOf, id } from "./support";

const submit: EvaluateMode = { mode: "submit" };

function run(definition: FormDefinition, raw: RawAnswers, mode = submit, context: EvaluateContext = CONTEXT) {
  return evaluate(compile(definition), raw, mode, context);
}

describe("the evaluator", () => {
  const pets = fieldOf("yesNo", "pets", { required: true });
  const kind = fieldOf("text", "petkind", {
    required: true,
    showWhen: { all: [{ field: pets.id, op: "is", value: "yes" }] },
  });
  const definition = definitionOf([{ id: id("home"), fields: [pets, kind] }]);

  it("requires visible questions only", () => {
    expect(run(definition, {}).errors).toEqual([{ path: pets.id, code: "required" }]);
    const shown = run(definition, { [pets.id]: ["yes"] });
    expect(shown.visibleFields).toEqual([pets.id, kind.id]);
    expect(shown.errors).toEqual([{ path: kind.id, code: "required" }]);
  });

  it("drops answers to hidden questions", () => {
    const hidden = run(definition, { [pets.id]: ["no"], [kind.id]: ["Cat"] });
    expect(hidden.errors).toEqual([]);
    expect(hidden.cleaned).toEqual({ [pets.id]: false });
  });

  it("reports answers to unknown questions, in drafts too", () => {
    const raw = { nonsense00: ["1"], [`${pets.id}.amount`]: ["1"], __proto__x: ["1"], "consent.zzz": ["on"] };
    const errors = run(definition, raw, { mode: "draft" }).errors;
    expect(errors.map((error) => error.path)).toEqual(Object.keys(raw));
    expect(new Set(errors.map((error) => error.code))).toEqual(new Set(["unknown-field"]));
    expect(pruneUnknown(compile(definition), { ...raw, [kind.id]: ["Cat"] })).toEqual({ [kind.id]: ["Cat"] });
  });

  it("validates answers in a draft but requires none", () => {
    expect(run(definition, {}, { mode: "draft" }).errors).toEqual([]);
    expect(run(definition, { [pets.id]: ["maybe"] }, { mode: "draft" }).errors).toEqual([
      { path: pets.id, code: "not-an-option" },
    ]);
  });

  it("hides questions of later stages unless they are requested", () => {
    const offer = fieldOf("text", "idcheck", { required: true, stage: "offer" });
    const staged = definitionOf([{ id: id("a"), fields: [pets, offer] }]);
    expect(run(staged, { [pets.id]: ["no"] }).errors).toEqual([]);
    expect(run(staged, {}, submit, { ...CONTEXT, stages: ["apply", "offer"] }).errors).toHaveLength(2);
  });

  it("returns visible and required questions, and drops invalid answers", () => {
    const age = fieldOf("number", "age", { required: true });
    const hidden = { id: id("b"), fields: [kind], showWhen: { all: [{ field: pets.id, op: "is", value: "yes" }] } };
    const two = definitionOf([{ id: id("a"), fields: [pets, age] }, hidden as never]);
    const shown = run(two, { [pets.id]: ["no"], [age.id]: ["x"] });
    expect(shown).toMatchObject({
      visibleSections: [id("a")],
      visibleFields: [pets.id, age.id],
      requiredFields: [pets.id, age.id],
    });
    expect(shown.cleaned).toEqual({ [pets.id]: false });
  });

  it("returns all errors of a step, and no others", () => {
    const two = definitionOf([
      { id: id("a"), fields: [pets] },
      { id: id("b"), fields: [fieldOf("email", "mail", { required: true }), fieldOf("number", "age")] },
    ]);
    const errors = run(two, { [id("age")]: ["x"] }, { mode: "step", sectionId: id("b") }).errors;
    expect(errors).toEqual([
      { path: id("mail"), code: "required" },
      { path: id("age"), code: "not-a-number", params: { decimals: 0, example: "12", sign: "." } },
    ]);
  });

  it("requires consents on sending only, and returns which were given", () => {
    const must = { id: id("true"), text: { en: "True" }, required: true };
    const may = { id: id("news"), text: { en: "News" }, required: false };
    const withConsents = { ...definitionOf([{ id: id("a"), fields: [kind] }]), consents: [must, may] };
    expect(run(withConsents, {}, { mode: "draft" }).errors).toEqual([]);
    expect(run(withConsents, {}).errors).toEqual([{ path: `consent.${must.id}`, code: "required" }]);
    expect(run(withConsents, { [`consent.${must.id}`]: ["on"] })).toMatchObject({
      errors: [],
      acceptedConsents: [must.id],
    });
    expect(run(withConsents, { [`consent.${must.id}`]: [""] }).acceptedConsents).toEqual([]);
  });
});

describe("repeated sections", () => {
  const line = fieldOf("text", "street", { required: true });
  const rented = fieldOf("yesNo", "rented");
  const rent = fieldOf("number", "rent", {
    required: true,
    showWhen: { all: [{ field: rented.id, op: "is", value: "yes" }] },
  });
  const section = id("homes");
  const repeat = (min: number, max: number) =>
    definitionOf([{ id: section, repeat: { min, max, itemLabel: { en: "Home" } }, fields: [line, rented, rent] }]);
  const at = (index: number, fieldId: string) => `${section}.${index}.${fieldId}`;

  it("compare within one entry", () => {
    const raw = {
      [at(0, line.id)]: ["A"],
      [at(0, rented.id)]: ["yes"],
      [at(1, line.id)]: ["B"],
      [at(1, rented.id)]: ["no"],
      [at(1, rent.id)]: ["5"],
    };
    const { errors, cleaned } = run(repeat(0, 3), raw);
    expect(errors).toEqual([{ path: at(0, rent.id), code: "required" }]);
    expect(cleaned[section]).toEqual([
      { [line.id]: "A", [rented.id]: true },
      { [line.id]: "B", [rented.id]: false },
    ]);
  });

  it("require the minimum number of entries, and drop empty ones beyond it", () => {
    expect(run(repeat(1, 3), {}).errors).toEqual([{ path: at(0, line.id), code: "required" }]);
    expect(run(repeat(0, 3), { [at(0, line.id)]: [""], [at(0, rented.id)]: [""] })).toMatchObject({
      errors: [],
      cleaned: {},
    });
  });

  it("report too many entries", () => {
    const raw = Object.fromEntries([0, 1, 2].map((index) => [at(index, line.id), ["A"]]));
    expect(run(repeat(0, 2), raw).errors).toEqual([{ path: section, code: "too-many", params: { max: 2 } }]);
  });

  it("count entries of optional questions", () => {
    const optional = definitionOf([
      { id: section, repeat: { min: 2, max: 3, itemLabel: { en: "Home" } }, fields: [rented] },
    ]);
    const raw = { [at(0, rented.id)]: ["yes"] };
    expect(run(optional, raw).errors).toEqual([{ path: section, code: "too-few", params: { min: 2 } }]);
  });

  it("require entries in their order, however they were sent, and not beyond the minimum", () => {
    const raw = Object.fromEntries([10, 2].map((index) => [at(index, line.id), [`No. ${index}`]]));
    expect(run(repeat(0, 3), raw).cleaned[section]).toEqual([{ [line.id]: "No. 2" }, { [line.id]: "No. 10" }]);
    const shown = run(repeat(2, 3), {});
    expect(shown.visibleFields).toEqual([0, 1].flatMap((index) => [at(index, line.id), at(index, rented.id)]));
    expect(shown.requiredFields).toEqual([at(0, line.id), at(1, line.id)]);
  });

  // Red when `topLevel` takes a list of items for an answer, or a list of papers for a list of items.
  it("cannot be compared in conditions outside them, except for documents", () => {
    const papers = fieldOf("file", "papers");
    const depends = (on: string, name: string) =>
      fieldOf("text", name, { showWhen: { all: [{ field: on, op: "isAnswered" }] } });
    const asking = definitionOf([
      { id: section, repeat: { min: 0, max: 3, itemLabel: { en: "Home" } }, fields: [line] },
      { id: id("after"), fields: [papers, depends(section, "onitems"), depends(papers.id, "onpapers")] },
    ]);
    const paper = "11111111-1111-4111-8111-111111111111";
    const raw = { [at(0, line.id)]: ["A"], [papers.id]: [paper] };
    const { visibleFields } = run(asking, raw, submit, { ...CONTEXT, files: { [papers.id]: [paper] } });
    expect(visibleFields).toContain(id("onpapers"));
    expect(visibleFields).not.toContain(id("onitems"));
  });

  it("count no entry for a name that no page writes", () => {
    for (const index of ["01", "1x", "100", "x1"]) {
      const raw = { [`${section}.${index}.${rented.id}`]: ["yes"] };
      expect(run(repeat(0, 3), raw).visibleFields).toEqual([]);
    }
  });

  it("reject indexes that no page writes", () => {
    for (const index of ["-1", "01", "1e1", "100", "x"]) {
      const errors = run(repeat(0, 3), { [`${section}.${index}.${line.id}`]: ["A"] }).errors;
      expect(errors.map((error) => error.code)).toEqual(["unknown-field"]);
    }
  });
});

it("the test definitions match the schema", () => {
  const definition = definitionOf([{ id: id("a"), fields: [fieldOf("text", "b")] }]);
  expect(definitionSchema.parse(definition)).toEqual(definition);
});
