import type { RawAnswers } from "./answers";
import { readingOf } from "./kinds/readings";
import type { Field, FieldOf, FormDefinition, Section } from "./schema";

/** A definition made ready for evaluation. Keep it as long as the version: it never changes. */
export type Plan = {
  definition: FormDefinition;
  /** Where a raw name's first part leads. Fields of repeatable sections stand under their section. */
  fields: ReadonlyMap<string, Field>;
  repeats: ReadonlyMap<string, { section: Section; fields: ReadonlyMap<string, Field> }>;
  consents: ReadonlySet<string>;
  /** The name that signatures are compared with. */
  nameField: FieldOf<"name"> | undefined;
};

export function compile(definition: FormDefinition): Plan {
  const fields = new Map<string, Field>();
  const repeats = new Map<string, { section: Section; fields: ReadonlyMap<string, Field> }>();
  for (const section of definition.sections) {
    if (section.repeat) {
      repeats.set(section.id, { section, fields: new Map(section.fields.map((field) => [field.id, field])) });
    } else for (const field of section.fields) fields.set(field.id, field);
  }
  const consents = new Set(definition.consents.map((consent) => consent.id));
  return { definition, fields, repeats, consents, nameField: findNameField([...fields.values()]) };
}

function findNameField(fields: Field[]): FieldOf<"name"> | undefined {
  const names = fields.filter((field) => field.kind === "name");
  return names.find((field) => field.catalogueKey === "legalName") ?? names[0];
}

/** Names of a field's controls behind `{fieldId}`; "" is the bare name. */
export function partsOf(field: Field): string[] {
  return readingOf(field).parts(field);
}

/** Whether a raw name belongs to some control of this definition, visible or not. */
export function isKnownName(plan: Plan, name: string): boolean {
  const [first = "", ...rest] = name.split(".");
  if (first === "consent") return rest.length === 1 && plan.consents.has(rest[0] ?? "");
  const field = plan.fields.get(first);
  if (field) return hasPart(field, rest);
  const repeated = plan.repeats.get(first);
  if (!repeated || !/^(0|[1-9]\d?)$/.test(rest[0] ?? "")) return false;
  const inner = repeated.fields.get(rest[1] ?? "");
  return inner !== undefined && hasPart(inner, rest.slice(2));
}

function hasPart(field: Field, rest: string[]): boolean {
  return partsOf(field).includes(rest.map((part) => `.${part}`).join(""));
}

/** Raw answers without the names this definition does not know: for a draft begun on an older version. */
export function pruneUnknown(plan: Plan, raw: RawAnswers): RawAnswers {
  return Object.fromEntries(Object.entries(raw).filter(([name]) => isKnownName(plan, name)));
}
