import type { IdMaker } from "../../../kernel/ids";
import type { Condition, Field, FormDefinition, Property, Section } from "../model/schema";

/**
 * What a landlord does to a form, as pure functions from definition to definition. Each leaves the definition sound: ids
 * stay unique, and a condition that would look forward, or at something gone, is dropped and named in `dropped`.
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
  const from = definition.sections.findIndex((section) => section.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= definition.sections.length) return unchanged(definition);
  const rest = definition.sections.filter((section) => section.id !== id);
  return sound({ ...definition, sections: insertAt(rest, to, definition.sections[from] as Section) });
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
    mapSections(definition, (section) => ({
      ...section,
      fields: section.fields.map((field) => (field.id === id ? { ...change(field), id } : field)),
    })),
  );
}

export function removeField(definition: FormDefinition, id: string): Edited {
  return sound(
    mapSections(definition, (section) => ({ ...section, fields: section.fields.filter((field) => field.id !== id) })),
  );
}

/** Moves a field to a place counted without the field itself. To a section that is gone it does not move. */
export function moveField(definition: FormDefinition, id: string, place: Place): Edited {
  const found = findField(definition, id);
  if (!found || !definition.sections.some((section) => section.id === place.sectionId)) return unchanged(definition);
  const without = mapSections(definition, (section) => ({
    ...section,
    fields: section.fields.filter((field) => field.id !== id),
  }));
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
  const copy = withNewIds(found.field, ids);
  return {
    ...addField(definition, copy, { sectionId: found.section.id, index: found.index + 1 }),
    copyId: copy.id,
  };
}

function withNewIds(field: Field, ids: IdMaker): Field {
  const copy = { ...structuredClone(field), id: ids.nodeId() };
  if ("options" in copy) copy.options = copy.options.map((option) => ({ ...option, id: ids.nodeId() }));
  return copy;
}

export type FoundField = { field: Field; section: Section; index: number; sectionIndex: number };

export function findField(definition: FormDefinition, id: string): FoundField | null {
  for (const [sectionIndex, section] of definition.sections.entries()) {
    const index = section.fields.findIndex((field) => field.id === id);
    if (index >= 0) return { field: section.fields[index] as Field, section, index, sectionIndex };
  }
  return null;
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
  return !["statement", "signature", "file", "address", "name", "dateRange"].includes(field.kind);
}

function unchanged(definition: FormDefinition): Edited {
  return { definition, dropped: [] };
}

function mapSections(definition: FormDefinition, change: (section: Section) => Section): FormDefinition {
  return { ...definition, sections: definition.sections.map(change) };
}

function insertAt<T>(list: readonly T[], index: number, item: T): T[] {
  const at = Math.max(0, Math.min(index, list.length));
  return [...list.slice(0, at), item, ...list.slice(at)];
}

/** Drops conditions that look forward or at what is gone. */
function sound(definition: FormDefinition): Edited {
  const dropped: string[] = [];
  const known = new Map<string, Field>();
  const keep = <T extends { id: string; showWhen?: Condition }>(owner: T, visible: ReadonlyMap<string, Field>): T => {
    if (!owner.showWhen || isSound(owner.showWhen, visible)) return owner;
    dropped.push(owner.id);
    const { showWhen: _gone, ...rest } = owner;
    return rest as T;
  };
  const sections = definition.sections.map((section) => {
    const kept = keep(section, known);
    const visible = new Map(known);
    const fields = section.fields.map((field) => {
      const own = keep(field, visible);
      visible.set(field.id, field);
      if (!section.repeat) known.set(field.id, field);
      return own;
    });
    return { ...kept, fields };
  });
  return { definition: { ...definition, sections }, dropped };
}

function isSound(condition: Condition, visible: ReadonlyMap<string, Field>): boolean {
  const comparisons = "all" in condition ? condition.all : condition.any;
  return comparisons.every(({ field: id, op, value }) => {
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
