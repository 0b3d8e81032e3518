import { describe, expect, it } from "vitest";
import { askingKinds, changeKind, mayChangeKind } from "../../../app/features/forms/builder/change-kind";
import { earlierFields } from "../../../app/features/forms/builder/edits";
import { checkDefinition } from "../../../app/features/forms/form-model/check-definition";
import { compile } from "../../../app/features/forms/form-model/compile";
import {
  type Comparison,
  definitionSchema,
  type Field,
  type FieldKind,
} from "../../../app/features/forms/form-model/schema";
import { createIdMaker } from "../../../app/kernel/ids";
import { definitionOf, fieldOf, id } from "../model/support";

const ids = createIdMaker();
const options = ["dog", "cat"].map((name) => ({ id: id(name), label: { en: name } }));
const common = { label: { en: "Which?" }, help: { en: "Say which" }, required: true, listColumn: true } as const;
const one = fieldOf("choice", "which", { ...common, options, other: true });

/** A form in which "which" is asked and another question is shown depending on it. */
function formWith(field: Field, comparison: Omit<Comparison, "field">) {
  const showWhen = { all: [{ ...comparison, field: field.id }] };
  return definitionOf([{ id: id("s"), fields: [field, fieldOf("text", "more", { showWhen })] }]);
}

function change(field: Field, kind: FieldKind, comparison: Omit<Comparison, "field"> = { op: "isAnswered" }) {
  const { definition, dropped, field: changed } = changeKind(formWith(field, comparison), field.id, { kind, ids });
  const [now, more] = definition.sections[0]?.fields ?? [];
  return { definition, dropped, changed, now, shown: more?.showWhen };
}

describe("a landlord's own question whose kind is changed", () => {
  it.each(askingKinds)("to %s keeps words, stage and place under a new id, and the form stays sound", (kind) => {
    const { definition, now } = change(one, kind);
    expect(now).toMatchObject({ kind, label: common.label, help: common.help, required: true, stage: "apply" });
    expect(now?.id).not.toBe(one.id);
    expect(definitionSchema.parse(JSON.parse(JSON.stringify(definition)))).toBeDefined();
    expect(() => compile(definition)).not.toThrow();
    expect(checkDefinition(definition).filter(({ code }) => code.startsWith("condition"))).toEqual([]);
  });

  it("keeps the answers to choose from among kinds that have them, and gets them back when told what they were", () => {
    const several = change(one, "multiChoice").now;
    expect(several).toMatchObject({ options, other: true });
    expect(change(several as Field, "dropdown").now).toMatchObject({ options });
    const text = change(one, "text").now as Field;
    expect(text).not.toHaveProperty("options");
    const back = changeKind(formWith(text, { op: "isAnswered" }), text.id, { kind: "choice", ids, kept: { options } });
    expect(back.field).toMatchObject({ options });
  });

  it.each<[FieldKind, Omit<Comparison, "field">, Omit<Comparison, "field">]>([
    ["dropdown", { op: "is", value: id("dog") }, { op: "is", value: id("dog") }],
    ["multiChoice", { op: "is", value: id("dog") }, { op: "contains", value: id("dog") }],
    ["multiChoice", { op: "isAnyOf", value: [id("cat")] }, { op: "isAnyOf", value: [id("cat")] }],
    ["number", { op: "isAnswered" }, { op: "isAnswered" }],
  ])("to %s carries a condition on it over to the new question", (kind, before, after) => {
    const { dropped, shown, changed } = change(one, kind, before);
    expect(dropped).toEqual([]);
    expect(shown).toEqual({ all: [{ ...after, field: changed?.id }] });
  });

  it.each<[FieldKind, Omit<Comparison, "field">]>([
    ["text", { op: "is", value: id("dog") }],
    ["dropdown", { op: "is", value: "other" }],
    ["multiChoice", { op: "isNot", value: id("dog") }],
    ["file", { op: "isAnswered" }],
  ])("to %s drops a condition that no longer makes sense, and names who lost it", (kind, before) => {
    const { dropped, shown, definition } = change(one, kind, before);
    expect([dropped, shown]).toEqual([[id("more")], undefined]);
    const offered = earlierFields(definition, id("more")).map((field) => field.id);
    expect(offered).not.toContain(one.id);
  });

  it("does not read an amount of money as a number in a condition", () => {
    const rooms = fieldOf("number", "rooms");
    expect(change(rooms, "money", { op: "greaterThan", value: 2 }).dropped).toEqual([id("more")]);
  });

  it("is never a ready question or a text to read", () => {
    const ready = { ...one, catalogueKey: "pets" };
    const statement = fieldOf("statement", "note");
    expect([one, ready, statement].map(mayChangeKind)).toEqual([true, false, false]);
    expect(change(ready, "text").now).toBe(ready);
  });
});
