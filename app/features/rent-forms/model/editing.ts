import type { IdMaker } from "../../../kernel/ids";
import { inLocales } from "./catalogue";
import type { Condition, Field, FieldKind, FormDefinition, LocalizedText } from "./schema";

type Ids = Pick<IdMaker, "nodeId">;

/** A question of the landlord's own: empty label, and two empty options where the kind has options. */
export function newField(kind: FieldKind, ids: Ids, locale: string): Field {
  const base = { id: ids.nodeId(), kind, label: { [locale]: "" }, required: false, stage: "apply" as const };
  const option = (label: string) => ({ id: ids.nodeId(), label: { [locale]: label } });
  switch (base.kind) {
    case "choice":
    case "multiChoice":
    case "dropdown":
      return { ...base, options: [option(""), option("")] } as Field;
    case "statement":
      return { ...base, text: { [locale]: "" } } as Field;
    case "money":
      return { ...base, withPeriod: false, withBasis: false } as Field;
    case "signature":
      return { ...base, label: inLocales(["Signature", "Firma", "Signature"], locale), required: true } as Field;
    default:
      return base as Field;
  }
}

/**
 * A text after the landlord changed it in one language. Ready questions come in three: the other two would go on saying
 * the old thing, so they go.
 */
export function editText(text: LocalizedText | undefined, locale: string, value: string): LocalizedText {
  return text?.[locale] === value ? text : { [locale]: value };
}

/** The same form with new ids everywhere, its conditions pointing at the copies. */
export function duplicateDefinition(definition: FormDefinition, ids: Ids): FormDefinition {
  const renamed = new Map<string, string>();
  const optionIds = new Set(
    definition.sections.flatMap(({ fields }) =>
      fields.flatMap((field) => ("options" in field ? field.options.map((option) => option.id) : [])),
    ),
  );
  const rename = (id: string) => {
    const known = renamed.get(id) ?? ids.nodeId();
    renamed.set(id, known);
    return known;
  };
  const condition = (showWhen: Condition | undefined) =>
    showWhen && { showWhen: renameCondition(showWhen, rename, optionIds) };
  return {
    ...definition,
    consents: definition.consents.map((consent) => ({ ...consent, id: rename(consent.id) })),
    sections: definition.sections.map((section) => ({
      ...section,
      id: rename(section.id),
      ...condition(section.showWhen),
      fields: section.fields.map((field) => ({ ...renameField(field, rename), ...condition(field.showWhen) })),
    })),
  };
}

function renameField(field: Field, rename: (id: string) => string): Field {
  const id = rename(field.id);
  if (!("options" in field)) return { ...field, id };
  return { ...field, id, options: field.options.map((option) => ({ ...option, id: rename(option.id) })) };
}

function renameCondition(
  condition: Condition,
  rename: (id: string) => string,
  optionIds: ReadonlySet<string>,
): Condition {
  const renameValue = (value: string) => (optionIds.has(value) ? rename(value) : value);
  const comparisons = ("all" in condition ? condition.all : condition.any).map((comparison) => {
    const { value } = comparison;
    const field = rename(comparison.field);
    if (Array.isArray(value)) return { ...comparison, field, value: value.map(renameValue) };
    return typeof value === "string" ? { ...comparison, field, value: renameValue(value) } : { ...comparison, field };
  });
  return "all" in condition ? { all: comparisons } : { any: comparisons };
}
