import type { Comparison, Condition, Field, FormDefinition, Section } from "../form-model/schema";
import { readySections } from "../form-model/templates";
import { comparisonsOf } from "./edits";

/** The question of a form that came from this entry of the catalogue. */
export function askedAs(form: FormDefinition, key: string | undefined): Field | undefined {
  if (key === undefined) return undefined;
  return form.sections.flatMap(({ fields }) => fields).find(({ catalogueKey }) => catalogueKey === key);
}

/** What of a ready section a form asks already, and the section with the rest, whose conditions look at what is asked. */
export function withoutAsked(form: FormDefinition, section: Section): { asked: Field[]; rest: Section } {
  const known = new Map<string, { ready: Field; asked: Field }>();
  for (const ready of section.fields) {
    const asked = askedAs(form, ready.catalogueKey);
    if (asked) known.set(ready.id, { ready, asked });
  }
  const toAsked = (comparison: Comparison): Comparison => {
    const pair = known.get(comparison.field);
    if (!pair) return comparison;
    const option = optionIn(pair, form.defaultLocale);
    const { value } = comparison;
    const found = Array.isArray(value) ? value.map(option) : typeof value === "string" ? option(value) : value;
    return { ...comparison, field: pair.asked.id, ...(found !== undefined && { value: found }) } as Comparison;
  };
  const fields = section.fields
    .filter(({ id }) => !known.has(id))
    .map((field) => (field.showWhen ? { ...field, showWhen: mapCondition(field.showWhen, toAsked) } : field));
  return { asked: [...known.values()].map(({ asked }) => asked), rest: { ...section, fields } };
}

function mapCondition(condition: Condition, change: (comparison: Comparison) => Comparison): Condition {
  const changed = comparisonsOf(condition).map(change);
  return "all" in condition ? { all: changed } : { any: changed };
}

/** The same answer of the question that is asked, by its words; as it was where there is none. */
function optionIn({ ready, asked }: { ready: Field; asked: Field }, locale: string): (id: string) => string {
  const optionsOf = (field: Field) => ("options" in field ? field.options : []);
  return (id) => {
    const words = optionsOf(ready).find((option) => option.id === id)?.label[locale];
    return optionsOf(asked).find(({ label }) => words !== undefined && label[locale] === words)?.id ?? id;
  };
}

const keysOfReady = new Map<string, (string | undefined)[]>(
  readySections.map(({ key, build }) => [
    key,
    build({ ids: { nodeId: () => "" }, locale: "en" }).fields.map(({ catalogueKey }) => catalogueKey),
  ]),
);

/** How much of a ready section is asked already. */
export function askedOfSection(key: string, asked: ReadonlySet<string | undefined>): "none" | "part" | "all" {
  const keys = keysOfReady.get(key) ?? [];
  const count = keys.filter((one) => asked.has(one)).length;
  if (count === 0) return "none";
  return count === keys.length ? "all" : "part";
}
