import fc from "fast-check";
import {
  addField,
  addSection,
  duplicateField,
  type Edited,
  earlierFields,
  editField,
  editSection,
  moveField,
  moveSection,
  neighbourPlace,
  removeField,
  removeSection,
} from "../../../app/features/forms/builder/edits";
import { catalogue, fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import { newField } from "../../../app/features/forms/form-model/editing";
import type { Condition, Field, FormDefinition, Property } from "../../../app/features/forms/form-model/schema";
import { readySections, templates } from "../../../app/features/forms/form-model/templates";
import { createIdMaker } from "../../../app/kernel/ids";

const ids = createIdMaker();
const locale = "en";
const property: Property = { address: { line1: "14 Maple Street", city: "Leeds", country: "GB" } };

/** What one random step of a landlord may be, and how it picks among what there is: each number is taken modulo. */
const editNames = [
  "add",
  "add-own",
  "add-section",
  "remove",
  "remove-section",
  "move",
  "step",
  "move-section",
  "duplicate",
  "condition",
  "wild-condition",
  "section-condition",
  "no-other",
  "drop-option",
  "repeat",
] as const;
type EditName = (typeof editNames)[number];
export type RandomEdit = { name: EditName; a: number; b: number; c: number };

export const randomEdit: fc.Arbitrary<RandomEdit> = fc.record({
  name: fc.constantFrom(...editNames),
  a: fc.nat(500),
  b: fc.nat(500),
  c: fc.nat(500),
});

/** A form from a template, or an empty one. */
export const startingForm: fc.Arbitrary<FormDefinition> = fc
  .option(fc.constantFrom(...templates), { freq: 8 })
  .map((template) => {
    const built = (template ?? templates[0])?.build({ ids, property, locale }) as FormDefinition;
    return template ? built : { ...built, sections: [] };
  });

export function allFields(definition: FormDefinition): Field[] {
  return definition.sections.flatMap((section) => section.fields);
}

function nth<T>(list: readonly T[], index: number): T | undefined {
  return list[index % Math.max(1, list.length)];
}

/** A condition on a field that fits its kind: an option's id, yes, or just "is answered". */
export function conditionOn(target: Field, pick: number): Condition {
  if ("options" in target) {
    const option = pick % 3 === 0 && "other" in target && target.other ? "other" : nth(target.options, pick)?.id;
    if (option) return { all: [{ field: target.id, op: "is", value: option }] };
  }
  if (target.kind === "yesNo") return { any: [{ field: target.id, op: "is", value: "yes" }] };
  return { all: [{ field: target.id, op: "isAnswered" }] };
}

function editOptions(field: Field, change: (field: Extract<Field, { options: unknown }>) => Field): Field {
  return "options" in field ? change(field) : field;
}

type Chosen = { field: Field | undefined; section: FormDefinition["sections"][number] | undefined };

/** Null when the form has nothing for this edit to act upon. */
export function applyEdit(definition: FormDefinition, { name, a, b, c }: RandomEdit): Edited | null {
  const fields = allFields(definition);
  const ofOptions = fields.filter((field) => field.kind === "choice" || field.kind === "multiChoice");
  const chosen: Chosen = {
    field: nth(name === "no-other" || name === "drop-option" ? ofOptions : fields, a),
    section: nth(definition.sections, b),
  };
  const fieldEdit = chosen.field && editChosenField(definition, chosen.field, { name, a, b, c });
  if (fieldEdit) return fieldEdit;
  if (name === "add-section") {
    const ready = nth(readySections, a);
    return ready ? addSection(definition, ready.build({ ids, locale }), b) : null;
  }
  return chosen.section ? editChosenSection(definition, chosen.section.id, { name, a, b, c }) : null;
}

function editChosenSection(definition: FormDefinition, id: string, { name, a, c }: RandomEdit): Edited | null {
  switch (name) {
    case "add":
      return addField(definition, fieldFromCatalogue(nth(catalogue, a)?.key ?? "", ids, locale).field, {
        sectionId: id,
        index: c % 12,
      });
    case "add-own":
      return addField(definition, newField(a % 2 ? "choice" : "text", ids, locale), { sectionId: id, index: c });
    case "remove-section":
      return removeSection(definition, id);
    case "move-section":
      return moveSection(definition, id, (c % 5) - 2);
    case "section-condition": {
      const target = nth(c % 2 ? earlierFields(definition, id) : allFields(definition), a);
      return target ? editSection(definition, id, { showWhen: conditionOn(target, c) }) : null;
    }
    case "repeat":
      return editSection(definition, id, { repeat: c % 2 ? { min: 0, max: 3, itemLabel: { en: "One" } } : undefined });
    default:
      return null;
  }
}

function editChosenField(definition: FormDefinition, { id }: Field, { name, b, c }: RandomEdit): Edited | null {
  switch (name) {
    case "remove":
      return removeField(definition, id);
    case "move": {
      const place = { sectionId: nth(definition.sections, b)?.id ?? "", index: c % 12 };
      return moveField(definition, id, place);
    }
    case "step": {
      const place = neighbourPlace(definition, id, b % 2 ? 1 : -1);
      return place && moveField(definition, id, place);
    }
    case "duplicate":
      return duplicateField(definition, id, ids);
    case "condition":
    case "wild-condition": {
      const target = nth(name === "condition" ? earlierFields(definition, id) : allFields(definition), b);
      return target
        ? editField(definition, id, (field) => ({ ...field, showWhen: conditionOn(target, c) }) as Field)
        : null;
    }
    case "no-other":
      return editField(definition, id, (field) =>
        editOptions(field, (asked) => ({ ...asked, other: c % 2 === 0 }) as Field),
      );
    case "drop-option":
      return editField(definition, id, (field) =>
        editOptions(field, (asked) => ({ ...asked, options: asked.options.filter((_, at) => at !== c % 4) })),
      );
    default:
      return null;
  }
}

/** Freezes all the way down, so that an edit that changes its argument throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
