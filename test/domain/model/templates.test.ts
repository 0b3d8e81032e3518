import { describe, expect, it } from "vitest";
import { minutesFor } from "../../../app/features/applying/answering/minutes";
import { catalogue, neverOffered, ruleKeyOf } from "../../../app/features/forms/form-model/catalogue";
import { duplicateDefinition, newField } from "../../../app/features/forms/form-model/editing";
import { fieldSchema } from "../../../app/features/forms/form-model/kinds/schemas";
import { definitionSchema, type Property } from "../../../app/features/forms/form-model/schema";
import { readySections, templates } from "../../../app/features/forms/form-model/templates";
import { createIdMaker } from "../../../app/kernel/ids";

const ids = createIdMaker();
const property: Property = { address: { line1: "14 Maple Street", city: "Portland", region: "OR", country: "US" } };

describe.each(templates)("the template $key", (template) => {
  const definition = template.build({ ids, property, locale: "en-GB" });

  it("is a valid definition", () => {
    expect(definitionSchema.parse(definition)).toEqual(definition);
  });

  it("takes as long as its start page says", () => {
    expect(template.minutes).toBe(minutesFor(definition));
  });

  it("has every text in the form's own language", () => {
    const labels = definition.sections.flatMap((section) => [section.title, ...section.fields.map((f) => f.label)]);
    for (const label of labels) expect(label["en-GB"]).toBeTruthy();
  });

  it("is duplicated with new ids that refer to each other correctly", () => {
    const copy = duplicateDefinition(definition, ids);
    const found = (text: string) => new Set(text.match(/"[a-z0-9]{10}"/g));
    const before = found(JSON.stringify(definition.sections.map(({ id, fields }) => [id, fields.map((f) => f.id)])));
    for (const id of before) expect(JSON.stringify(copy)).not.toContain(id);
    const fieldIds = new Set(copy.sections.flatMap((section) => section.fields.map((field) => field.id)));
    for (const field of copy.sections.flatMap((section) => section.fields)) {
      for (const { field: target } of field.showWhen && "all" in field.showWhen ? field.showWhen.all : []) {
        expect(fieldIds).toContain(target);
      }
    }
  });
});

it("the standard template has its five sections and about 25 questions", () => {
  const standard = templates.find(({ key }) => key === "standard")?.build({ ids, property, locale: "en" });
  expect(standard?.sections).toHaveLength(5);
  const count = standard?.sections.flatMap((section) => section.fields).length ?? 0;
  expect(count).toBeGreaterThanOrEqual(24);
  expect(count).toBeLessThanOrEqual(29);
});

it("every ready section is valid on its own", () => {
  for (const section of readySections) {
    const { fields } = section.build({ ids, locale: "fr" });
    for (const field of fields) expect(fieldSchema.parse(field)).toEqual(field);
  }
});

it("catalogue keys are unique, and no ready question is a never-offered one", () => {
  const keys = catalogue.map((entry) => entry.key);
  expect(new Set(keys).size).toBe(keys.length);
  const barred = new Set<string>(neverOffered.map(({ key }) => key));
  expect(keys.filter((key) => barred.has(ruleKeyOf(key)))).toEqual([]);
});

it("a new field of every kind matches the schema of its kind", () => {
  const kinds = new Set(catalogue.map((entry) => entry.kind));
  for (const kind of [...kinds, "statement", "multiChoice"] as const) {
    expect(fieldSchema.safeParse(newField(kind, ids, "en")).success).toBe(true);
  }
});
