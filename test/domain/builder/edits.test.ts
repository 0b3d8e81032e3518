import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addField,
  addSection,
  dependents,
  duplicateField,
  duplicateSection,
  earlierFields,
  editField,
  editForm,
  editSection,
  findField,
  moveField,
  moveSection,
  moveSectionTo,
  neighbourPlace,
  putBack,
  removeField,
  removeSection,
} from "../../../app/features/forms/builder/edits";
import { checkDefinition } from "../../../app/features/forms/form-model/check-definition";
import { compile } from "../../../app/features/forms/form-model/compile";
import { definitionSchema, type Field, type FormDefinition } from "../../../app/features/forms/form-model/schema";
import { createIdMaker } from "../../../app/kernel/ids";
import { definitionOf, fieldOf, id } from "../model/support";
import { allFields, applyEdit, conditionOn, deepFreeze, randomEdit, startingForm } from "./random-edits";

const edits = fc.array(randomEdit, { minLength: 1, maxLength: 40 });
const runs = { numRuns: 100 };

/** Runs the edits one after the other and shows each with what was before it. */
function walk(
  start: FormDefinition,
  steps: Parameters<typeof applyEdit>[1][],
  look: (before: FormDefinition, edited: NonNullable<ReturnType<typeof applyEdit>>) => void,
): void {
  let definition = deepFreeze(start);
  for (const step of steps) {
    const edited = applyEdit(definition, step);
    if (!edited) continue;
    look(definition, edited);
    definition = deepFreeze(edited.definition);
  }
}

function owners(definition: FormDefinition) {
  return definition.sections.flatMap((section) => [section, ...section.fields]);
}

function everyId(definition: FormDefinition): string[] {
  const options = allFields(definition).flatMap((field) => ("options" in field ? field.options : []));
  return [...owners(definition), ...options, ...definition.consents].map(({ id }) => id);
}

describe("a random sequence of edits", () => {
  it("gives a definition that parses and compiles, and mutates nothing", () => {
    fc.assert(
      fc.property(startingForm, edits, (start, steps) => {
        walk(start, steps, (_before, { definition }) => {
          // Undefined keys are how a setting is taken away; JSON, the only place a definition goes to, has none.
          const stored = JSON.parse(JSON.stringify(definition));
          expect(definitionSchema.parse(stored)).toEqual(stored);
          expect(() => compile(definition)).not.toThrow();
        });
      }),
      { numRuns: 60 },
    );
  });

  it("never uses an id twice", () => {
    fc.assert(
      fc.property(startingForm, edits, (start, steps) => {
        walk(start, steps, (_before, { definition }) => {
          const all = everyId(definition);
          expect(all.length).toBe(new Set(all).size);
        });
      }),
      runs,
    );
  });

  it("leaves no condition on a later, repeated or removed question", () => {
    fc.assert(
      fc.property(startingForm, edits, (start, steps) => {
        walk(start, steps, (_before, { definition }) => {
          const codes = checkDefinition(definition).map((problem) => problem.code);
          expect(codes.filter((code) => code.startsWith("condition"))).toEqual([]);
        });
      }),
      runs,
    );
  });

  it("reports exactly which questions lost their condition", () => {
    fc.assert(
      fc.property(startingForm, edits, (start, steps) => {
        walk(start, steps, (before, { definition, dropped }) => {
          const had = new Set(owners(before).flatMap((owner) => (owner.showWhen ? [owner.id] : [])));
          const lost = owners(definition).filter((owner) => had.has(owner.id) && !owner.showWhen);
          for (const owner of lost) expect(dropped).toContain(owner.id);
          for (const id of dropped)
            expect(owners(definition).find((owner) => owner.id === id)?.showWhen).toBeUndefined();
        });
      }),
      runs,
    );
  });

  it("loses no question that was not removed", () => {
    fc.assert(
      fc.property(startingForm, edits, (start, steps) => {
        let definition = start;
        for (const step of steps) {
          const before = definition;
          definition = applyEdit(before, step)?.definition ?? before;
          if (step.name.startsWith("remove")) continue;
          const after = new Set(allFields(definition).map((field) => field.id));
          expect(allFields(before).filter((field) => !after.has(field.id))).toEqual([]);
        }
      }),
      runs,
    );
  });
});

describe("the condition of a question", () => {
  it("is kept for every question offered for it", () => {
    fc.assert(
      fc.property(startingForm, edits, fc.nat(500), fc.nat(500), (start, steps, which, pick) => {
        let form = start;
        walk(start, steps, (_before, { definition }) => {
          form = definition;
        });
        const all = owners(form);
        const owner = all[which % Math.max(1, all.length)];
        const offered = owner ? earlierFields(form, owner.id) : [];
        fc.pre(owner !== undefined && offered.length > 0);
        const showWhen = conditionOn(offered[pick % offered.length] as Field, pick);
        const isSection = form.sections.some((section) => section.id === owner?.id);
        const edited = isSection
          ? editSection(form, owner?.id ?? "", { showWhen })
          : editField(form, owner?.id ?? "", (field) => ({ ...field, showWhen }));
        expect(edited.dropped).toEqual([]);
        expect(owners(edited.definition).find(({ id }) => id === owner?.id)?.showWhen).toEqual(showWhen);
      }),
      runs,
    );
  });

  const pets = fieldOf("choice", "pets", { options: [{ id: id("dog"), label: { en: "Dog" } }], other: true });
  const onOther = { all: [{ field: pets.id, op: "is" as const, value: "other" }] };
  const asked = definitionOf([{ id: id("s"), fields: [pets, fieldOf("text", "which", { showWhen: onOther })] }]);

  it('on the answer "other" is removed when that answer is no longer offered', () => {
    const edited = editField(asked, pets.id, (field) => ({ ...field, other: false }) as Field);
    expect(edited.dropped).toEqual([id("which")]);
  });

  it('on "was answered" stays whatever happens to the options', () => {
    const showWhen = { all: [{ field: pets.id, op: "isAnswered" as const, value: id("dog") }] };
    const form = editField(asked, id("which"), (field) => ({ ...field, showWhen })).definition;
    const edited = editField(form, pets.id, (field) => ({ ...field, options: [] }) as Field);
    expect(edited.dropped).toEqual([]);
  });

  it("cannot be added by replacing the whole form", () => {
    const [which, other] = [asked.sections[0]?.fields[1] as Field, asked.sections[0]?.fields[0] as Field];
    const sections = [{ ...(asked.sections[0] as FormDefinition["sections"][number]), fields: [which, other] }];
    expect(editForm(asked, { sections }).dropped).toEqual([id("which")]);
  });
});

describe("moving questions and sections", () => {
  const names = ["a", "b", "c", "d", "e"];
  const form = definitionOf([
    { id: id("one"), fields: names.slice(0, 3).map((name) => fieldOf("text", name)) },
    { id: id("two"), fields: [] },
    { id: id("three"), fields: names.slice(3).map((name) => fieldOf("text", name)) },
  ]);
  const order = (definition: FormDefinition) =>
    definition.sections.map(({ fields }) => fields.map((field) => field.id.replace(/0+$/, "")).join("")).join("|");
  const step = (definition: FormDefinition, name: string, by: -1 | 1) => {
    const place = neighbourPlace(definition, id(name), by);
    return place ? moveField(definition, id(name), place).definition : definition;
  };

  it("moves a question down through every section to the end, and up the same way back", () => {
    const seen = [order(form)];
    let definition = form;
    for (let count = 0; count < 7; count += 1) {
      definition = step(definition, "a", 1);
      seen.push(order(definition));
    }
    const there = ["abc||de", "bac||de", "bca||de", "bc|a|de", "bc||ade", "bc||dae", "bc||dea"];
    expect(seen).toEqual([...there, "bc||dea"]);
    const back = [];
    for (let count = 0; count < 6; count += 1) {
      definition = step(definition, "a", -1);
      back.push(order(definition));
    }
    expect(back).toEqual(there.slice(0, -1).reverse());
  });

  it("up and down again changes nothing", () => {
    fc.assert(
      fc.property(startingForm, fc.nat(100), fc.constantFrom<1 | -1>(1, -1), (start, which, by) => {
        const fields = allFields(start);
        const field = fields[which % Math.max(1, fields.length)];
        const place = field && neighbourPlace(start, field.id, by);
        fc.pre(Boolean(field && place));
        const moved = step(start, field?.id ?? "", by);
        const back = step(moved, field?.id ?? "", by === 1 ? -1 : 1);
        expect(order(back)).toBe(order(start));
      }),
    );
  });

  it("to a removed section leaves the question where it is", () => {
    expect(moveField(form, id("a"), { sectionId: id("gone"), index: 0 }).definition).toEqual(form);
  });

  it("beyond either end leaves the section where it is", () => {
    expect(moveSection(form, id("one"), -1).definition).toBe(form);
    expect(moveSection(form, id("three"), 1).definition).toBe(form);
    expect(order(moveSection(form, id("one"), 1).definition)).toBe("|abc|de");
  });

  it("of a question before the one it depends on removes its condition and reports it", () => {
    const showWhen = { all: [{ field: id("a"), op: "isAnswered" as const }] };
    const depends = editField(form, id("b"), (field) => ({ ...field, showWhen })).definition;
    expect(moveField(depends, id("c"), { sectionId: id("one"), index: 0 }).dropped).toEqual([]);
    expect(moveField(depends, id("b"), { sectionId: id("one"), index: 0 }).dropped).toEqual([id("b")]);
    expect(removeField(depends, id("a")).dropped).toEqual([id("b")]);
  });
});

describe("duplicating a question", () => {
  it("puts the copy after the original, with the same content under new ids", () => {
    fc.assert(
      fc.property(startingForm, fc.nat(100), (start, which) => {
        const fields = allFields(start);
        const field = fields[which % Math.max(1, fields.length)];
        fc.pre(field !== undefined);
        const { definition, copyId } = duplicateField(start, field?.id ?? "", createIdMaker());
        const original = findField(definition, field?.id ?? "");
        const copy = findField(definition, copyId ?? "");
        expect(copy?.section.id).toBe(original?.section.id);
        expect(copy?.index).toBe((original?.index ?? 0) + 1);
        const content = (found: Field | undefined) => JSON.stringify({ ...found, id: "", options: optionTexts(found) });
        expect(content(copy?.field)).toBe(content(original?.field));
      }),
    );
  });

  const optionTexts = (field: Field | undefined) =>
    field && "options" in field ? field.options.map((option) => option.label) : [];

  it("that was removed makes no copy", () => {
    const form = definitionOf([{ id: id("s"), fields: [fieldOf("text", "a")] }]);
    expect(duplicateField(form, id("gone"), createIdMaker())).toEqual({ definition: form, dropped: [], copyId: null });
  });
});

describe("the parts of a form that an edit does not touch", () => {
  it("stay the same objects, so that their cards are not rendered again", () => {
    fc.assert(
      fc.property(startingForm, fc.nat(100), (start, which) => {
        const fields = allFields(start);
        const field = fields[which % Math.max(1, fields.length)];
        fc.pre(field !== undefined);
        const edited = editField(start, field?.id ?? "", (before) => ({ ...before, label: { en: "Other words" } }));
        const before = new Set<object>([...start.sections, ...allFields(start)]);
        const changed = owners(edited.definition).filter((owner) => !before.has(owner));
        expect(changed.map(({ id }) => id).sort()).toEqual(
          [findField(start, field?.id ?? "")?.section.id, field?.id].sort(),
        );
      }),
    );
  });

  it("stay the same form when the whole form is replaced by an equal one", () => {
    const form = definitionOf([{ id: id("s"), fields: [fieldOf("text", "a")] }]);
    expect(removeField(form, id("gone")).definition).toBe(form);
    expect(editField(form, id("gone"), (field) => ({ ...field })).definition).toBe(form);
  });
});

describe("restoring a removed question or section", () => {
  it("gives the form as it was", () => {
    fc.assert(
      fc.property(startingForm, edits, fc.nat(500), (start, steps, which) => {
        let form = start;
        walk(start, steps, (_before, { definition }) => {
          form = definition;
        });
        const all = owners(form);
        const owner = all[which % Math.max(1, all.length)];
        fc.pre(owner !== undefined);
        const target = owner as { id: string };
        const isSection = form.sections.some((section) => section.id === target.id);
        const without = (isSection ? removeSection : removeField)(form, target.id).definition;
        const back = putBack(without, form, target.id);
        expect(back.dropped).toEqual([]);
        expect(JSON.parse(JSON.stringify(back.definition))).toEqual(JSON.parse(JSON.stringify(form)));
      }),
      runs,
    );
  });

  const depends = { all: [{ field: id("a"), op: "isAnswered" as const }] };
  const form = definitionOf([
    { id: id("one"), fields: [fieldOf("text", "a"), fieldOf("text", "b", { showWhen: depends })] },
    { id: id("two"), fields: [fieldOf("text", "c", { showWhen: depends })], showWhen: depends },
  ]);

  it("keeps later edits, and restores the conditions that were removed with it", () => {
    const without = removeField(form, id("a")).definition;
    const later = editField(without, id("b"), (field) => ({ ...field, required: true })).definition;
    const back = putBack(later, form, id("a")).definition;
    expect(findField(back, id("b"))?.field).toMatchObject({ required: true, showWhen: depends });
    expect(back.sections[1]?.showWhen).toEqual(depends);
  });

  it("that exists already changes nothing", () => {
    expect(putBack(form, form, id("a")).definition).toBe(form);
  });

  it("into a removed section puts it into the last one", () => {
    const gone = removeSection(removeField(form, id("b")).definition, id("one")).definition;
    expect(findField(putBack(gone, form, id("b")).definition, id("b"))?.section.id).toBe(id("two"));
  });

  it("removing names the questions that depend on it from outside", () => {
    expect(dependents(form, id("a")).map((owner) => owner.id)).toEqual([id("b"), id("two"), id("c")]);
    expect(dependents(form, id("one")).map((owner) => owner.id)).toEqual([id("two"), id("c")]);
    expect(dependents(form, id("c"))).toEqual([]);
  });
});

describe("duplicating a section", () => {
  it("puts the copy after it with the same questions, and its conditions refer to the copies", () => {
    const on = (name: string) => ({ all: [{ field: id(name), op: "isAnswered" as const }] });
    const form = definitionOf([
      { id: id("one"), fields: [fieldOf("text", "a")] },
      {
        id: id("two"),
        fields: [
          fieldOf("text", "b"),
          fieldOf("text", "c", { showWhen: on("b") }),
          fieldOf("text", "d", { showWhen: on("a") }),
        ],
      },
    ]);
    const { definition, copyId, dropped } = duplicateSection(form, id("two"), createIdMaker());
    expect(dropped).toEqual([]);
    const copy = definition.sections[2];
    expect(copy?.id).toBe(copyId);
    expect(copy?.fields[1]?.showWhen).toEqual({ all: [{ field: copy?.fields[0]?.id, op: "isAnswered" }] });
    expect(copy?.fields[2]?.showWhen).toEqual(on("a"));
    expect(duplicateSection(form, id("gone"), createIdMaker()).copyId).toBeNull();
  });
});

it("a section can be moved to any position, counted without itself", () => {
  const form = definitionOf(["a", "b", "c"].map((name) => ({ id: id(name), fields: [] })));
  const order = (index: number) =>
    moveSectionTo(form, id("a"), index)
      .definition.sections.map((one) => one.id[0])
      .join("");
  expect([order(0), order(1), order(2), order(9)]).toEqual(["abc", "bac", "bca", "bca"]);
  expect(addSection(form, form.sections[0] as FormDefinition["sections"][number], 9).definition.sections).toHaveLength(
    4,
  );
});

it("an edit cannot give a section or a question another id", () => {
  const form = definitionOf([{ id: id("s"), fields: [fieldOf("text", "a")] }]);
  expect(everyId(editSection(form, id("s"), { id: id("x") }).definition)).toEqual([id("s"), id("a")]);
  expect(everyId(editField(form, id("a"), (field) => ({ ...field, id: id("x") })).definition)).toEqual([
    id("s"),
    id("a"),
  ]);
  expect(addField(form, fieldOf("text", "b"), { sectionId: id("gone"), index: 0 }).definition).toEqual(form);
});
