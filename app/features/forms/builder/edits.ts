import type { IdMaker } from "../../../kernel/ids";
import { duplicateParts } from "../form-model/editing";
import { kindOf } from "../form-model/kinds/registry";
import { mapKeeping } from "../form-model/map-texts";
import type { Comparison, Condition, Field, FormDefinition, Property, Section } from "../form-model/schema";

/**
 * Pure edits of a definition that leave it sound: a condition that would look forward, or at something gone, is dropped
 * and named in `dropped`. What an edit does not touch stays the same object, and is not drawn again.
 */
export type Edited = {
  definition: FormDefinition;
  /** Ids of fields and sections that lost their condition by this edit. */
  dropped: string[];
};

export type Place = { sectionId: string; index: number };

export function editForm(definition: FormDefinition, change: Partial<FormDefinition>): Edited {
  return sound({ ...definition, ...change });
}

export function editProperty(definition: FormDefinition, change: Partial<Property>): Edited {
  return unchanged({ ...definition, property: { ...definition.property, ...change } });
}

export function addSection(definition: FormDefinition, section: Section, index: number): Edited {
  return sound({ ...definition, sections: insertAt(definition.sections, index, section) });
}

export function editSection(definition: FormDefinition, id: string, change: Partial<Section>): Edited {
  return sound(mapSections(definition, (section) => (section.id === id ? { ...section, ...change, id } : section)));
}

export function removeSection(definition: FormDefinition, id: string): Edited {
  return sound({ ...definition, sections: definition.sections.filter((section) => section.id !== id) });
}

/** Moves a section by `by` places; past either end it stays. */
export function moveSection(definition: FormDefinition, id: string, by: number): Edited {
  const to = definition.sections.findIndex((section) => section.id === id) + by;
  if (to < 0 || to >= definition.sections.length) return unchanged(definition);
  return moveSectionTo(definition, id, to);
}

/** Moves a section to a place counted without the section itself. */
export function moveSectionTo(definition: FormDefinition, id: string, index: number): Edited {
  const moved = definition.sections.find((section) => section.id === id);
  if (!moved) return unchanged(definition);
  const rest = definition.sections.filter((section) => section !== moved);
  return sound({ ...definition, sections: insertAt(rest, index, moved) });
}

/** A copy after the original, with new ids throughout; conditions inside it look at the copies. */
export function duplicateSection(
  definition: FormDefinition,
  id: string,
  ids: IdMaker,
): Edited & { copyId: string | null } {
  const index = definition.sections.findIndex((section) => section.id === id);
  const original = definition.sections[index];
  if (!original) return { ...unchanged(definition), copyId: null };
  const [copy] = duplicateParts([original], ids) as [Section];
  return { ...addSection(definition, copy, index + 1), copyId: copy.id };
}

export function addField(definition: FormDefinition, field: Field, place: Place): Edited {
  return sound(
    mapSections(definition, (section) =>
      section.id === place.sectionId ? { ...section, fields: insertAt(section.fields, place.index, field) } : section,
    ),
  );
}

export function editField(definition: FormDefinition, id: string, change: (field: Field) => Field): Edited {
  return sound(
    mapFieldsOf(definition, id, (fields) =>
      fields.map((field) => (field.id === id ? ({ ...change(field), id } as Field) : field)),
    ),
  );
}

export function removeField(definition: FormDefinition, id: string): Edited {
  return sound(mapFieldsOf(definition, id, (fields) => fields.filter((field) => field.id !== id)));
}

/** Moves a field to a place counted without the field itself. To a section that is gone it does not move. */
export function moveField(definition: FormDefinition, id: string, place: Place): Edited {
  const found = findField(definition, id);
  if (!found || !definition.sections.some((section) => section.id === place.sectionId)) return unchanged(definition);
  const without = mapFieldsOf(definition, id, (fields) => fields.filter((field) => field.id !== id));
  return addField(without, found.field, place);
}

/** The place one step up or down: within the section, then into the neighbouring one. Null at either end of the form. */
export function neighbourPlace(definition: FormDefinition, id: string, by: -1 | 1): Place | null {
  const found = findField(definition, id);
  if (!found) return null;
  const { section, index, sectionIndex } = found;
  const next = index + by;
  if (next >= 0 && next < section.fields.length) return { sectionId: section.id, index: next };
  const neighbour = definition.sections[sectionIndex + by];
  if (!neighbour) return null;
  return { sectionId: neighbour.id, index: by === 1 ? 0 : neighbour.fields.length };
}

/** A copy after the original, with new ids for itself and its options. */
export function duplicateField(
  definition: FormDefinition,
  id: string,
  ids: IdMaker,
): Edited & { copyId: string | null } {
  const found = findField(definition, id);
  if (!found) return { ...unchanged(definition), copyId: null };
  const copy = duplicateParts([{ ...found.section, fields: [found.field] }], ids)[0]?.fields[0] as Field;
  return {
    ...addField(definition, copy, { sectionId: found.section.id, index: found.index + 1 }),
    copyId: copy.id,
  };
}

export type FoundField = { field: Field; section: Section; index: number; sectionIndex: number };

export function findField(definition: FormDefinition, id: string): FoundField | null {
  for (const [sectionIndex, section] of definition.sections.entries()) {
    const index = section.fields.findIndex((field) => field.id === id);
    if (index >= 0) return { field: section.fields[index] as Field, section, index, sectionIndex };
  }
  return null;
}

/** Questions and sections, beside itself and what is in it, that are shown depending on this question (or section). */
export function dependents(definition: FormDefinition, id: string): (Field | Section)[] {
  const section = definition.sections.find((candidate) => candidate.id === id);
  const ids = new Set(section ? section.fields.map((field) => field.id) : [id]);
  return everyOwner(definition)
    .filter((owner) => owner !== section && !ids.has(owner.id))
    .filter(({ showWhen }) => comparisonsOf(showWhen).some(({ field }) => ids.has(field)));
}

/** Puts back what was removed since `before`, at its old place with its conditions; later edits stay. */
export function putBack(definition: FormDefinition, before: FormDefinition, id: string): Edited {
  const { definition: whole } = insertRemoved(definition, before, id);
  const lost = new Map(dependents(before, id).map((owner) => [owner.id, owner.showWhen]));
  const restore = <T extends Field | Section>(owner: T): T =>
    owner.showWhen || !lost.has(owner.id) ? owner : { ...owner, showWhen: lost.get(owner.id) };
  return sound(
    mapSections(whole, (section) => {
      const fields = mapKeeping(section.fields, restore);
      return restore(fields === section.fields ? section : { ...section, fields });
    }),
  );
}

function insertRemoved(definition: FormDefinition, before: FormDefinition, id: string): Edited {
  if (everyOwner(definition).some((owner) => owner.id === id)) return unchanged(definition);
  const sectionIndex = before.sections.findIndex((section) => section.id === id);
  const section = before.sections[sectionIndex];
  if (section) return addSection(definition, section, sectionIndex);
  const found = findField(before, id);
  const home =
    definition.sections.find((candidate) => candidate.id === found?.section.id) ?? definition.sections.at(-1);
  if (!found || !home) return unchanged(definition);
  return addField(definition, found.field, { sectionId: home.id, index: found.index });
}

function everyOwner(definition: FormDefinition): (Field | Section)[] {
  return definition.sections.flatMap((section) => [section, ...section.fields]);
}

/** The comparisons of a condition; none without one. */
export function comparisonsOf(condition: Condition | undefined): Comparison[] {
  if (!condition) return [];
  return "all" in condition ? condition.all : condition.any;
}

/** Fields that a condition of this field (or section) may look at: earlier ones, and of repeats only its own. */
export function earlierFields(definition: FormDefinition, ownerId: string): Field[] {
  const earlier: Field[] = [];
  for (const section of definition.sections) {
    if (section.id === ownerId) return earlier;
    const index = section.fields.findIndex((field) => field.id === ownerId);
    if (index >= 0) return [...earlier, ...section.fields.slice(0, index)].filter(isComparable);
    if (!section.repeat) earlier.push(...section.fields.filter(isComparable));
  }
  return earlier;
}

/** Statements ask nothing; of composite answers only "is answered" would make sense, and landlords never meant it. */
function isComparable(field: Field): boolean {
  return kindOf(field).compared !== undefined;
}

function unchanged(definition: FormDefinition): Edited {
  return { definition, dropped: [] };
}

function mapSections(definition: FormDefinition, change: (section: Section) => Section): FormDefinition {
  const sections = mapKeeping(definition.sections, change);
  return sections === definition.sections ? definition : { ...definition, sections };
}

/** Changes the questions of the one section that holds this one. */
function mapFieldsOf(definition: FormDefinition, id: string, change: (fields: Field[]) => Field[]): FormDefinition {
  return mapSections(definition, (section) =>
    section.fields.some((field) => field.id === id) ? { ...section, fields: change(section.fields) } : section,
  );
}

function insertAt<T>(list: readonly T[], index: number, item: T): T[] {
  const at = Math.max(0, Math.min(index, list.length));
  return [...list.slice(0, at), item, ...list.slice(at)];
}

/** Drops conditions that look forward or at what is gone. */
function sound(definition: FormDefinition): Edited {
  const dropped: string[] = [];
  const known = new Map<string, Field>();
  const keep = <T extends Field | Section>(owner: T, visible: ReadonlyMap<string, Field>): T => {
    if (!owner.showWhen || isSound(owner.showWhen, visible)) return owner;
    dropped.push(owner.id);
    const { showWhen: _gone, ...rest } = owner;
    return rest as T;
  };
  const checked = mapSections(definition, (section) => {
    const kept = keep(section, known);
    const visible = new Map(known);
    const fields = mapKeeping(kept.fields, (field) => {
      const own = keep(field, visible);
      visible.set(field.id, field);
      if (!section.repeat) known.set(field.id, field);
      return own;
    });
    return fields === kept.fields ? kept : { ...kept, fields };
  });
  return { definition: checked, dropped };
}

function isSound(condition: Condition, visible: ReadonlyMap<string, Field>): boolean {
  return comparisonsOf(condition).every(({ field: id, op, value }) => {
    const field = visible.get(id);
    if (!field) return false;
    if (!("options" in field) || op === "isAnswered" || op === "isNotAnswered") return true;
    const wanted = Array.isArray(value) ? value : typeof value === "string" ? [value] : [];
    const hasOther = "other" in field && field.other === true;
    return wanted.every(
      (option) => field.options.some((known) => known.id === option) || (hasOther && option === "other"),
    );
  });
}
