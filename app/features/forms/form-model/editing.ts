import type { IdMaker } from "../../../kernel/ids";
import { kindOf } from "./kinds/registry";
import { isReadyText } from "./ready-texts";
import type { Comparison, Condition, Field, FieldKind, FormDefinition, LocalizedText, Section } from "./schema";
import { keepOriginals } from "./translations";

type Ids = Pick<IdMaker, "nodeId">;

/** A question of the landlord's own: an empty label, and two empty options where the kind has options. */
export function newField(kind: FieldKind, ids: Ids, locale: string): Field {
  const base = { id: ids.nodeId(), kind, label: { [locale]: "" }, required: false, stage: "apply" as const };
  const emptyOption = () => ({ id: ids.nodeId(), label: { [locale]: "" } });
  return { ...base, ...kindOf(base).fresh?.(locale, emptyOption) } as Field;
}

/** A text changed in one language: ready texts in the other two go, the landlord's own stay. */
export function editText(text: LocalizedText | undefined, locale: string, value: string): LocalizedText {
  if (text?.[locale] === value) return text;
  const kept = Object.entries(text ?? {}).filter(([other, words]) => other !== locale && !isReadyText(words));
  return { ...Object.fromEntries(kept), [locale]: value };
}

/** The same form with new ids everywhere, its conditions pointing at the copies. */
export function duplicateDefinition(definition: FormDefinition, ids: Ids): FormDefinition {
  const copy = {
    ...definition,
    consents: definition.consents.map((consent) => ({ ...consent, id: ids.nodeId() })),
    sections: duplicateParts(definition.sections, ids),
  };
  return keepOriginals(definition, copy);
}

/** Sections with new ids throughout. Their conditions look at the copies of what is among them, at the same as before otherwise. */
export function duplicateParts(sections: readonly Section[], ids: Ids): Section[] {
  const nodes = sections.flatMap((section) => [
    section,
    ...section.fields.flatMap((field) => ("options" in field ? [field, ...field.options] : [field])),
  ]);
  const renamed = new Map(nodes.map(({ id }) => [id, ids.nodeId() as string]));
  const rename = (id: string) => renamed.get(id) ?? id;
  const condition = (showWhen: Condition | undefined) =>
    showWhen && { showWhen: mapComparisons(showWhen, (comparison) => renameComparison(comparison, rename)) };
  return sections.map((section) => ({
    ...section,
    id: rename(section.id),
    ...condition(section.showWhen),
    fields: section.fields.map((field) => ({ ...renameField(field, rename), ...condition(field.showWhen) })),
  }));
}

function renameField(field: Field, rename: (id: string) => string): Field {
  const id = rename(field.id);
  if (!("options" in field)) return { ...field, id };
  return { ...field, id, options: field.options.map((option) => ({ ...option, id: rename(option.id) })) };
}

function mapComparisons(condition: Condition, change: (comparison: Comparison) => Comparison): Condition {
  return "all" in condition ? { all: condition.all.map(change) } : { any: condition.any.map(change) };
}

function renameComparison(comparison: Comparison, rename: (id: string) => string): Comparison {
  const { value } = comparison;
  const field = rename(comparison.field);
  if (Array.isArray(value)) return { ...comparison, field, value: value.map(rename) };
  return typeof value === "string" ? { ...comparison, field, value: rename(value) } : { ...comparison, field };
}
