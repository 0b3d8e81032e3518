import { countCustomQuestions, type Entitlements } from "./entitlements";
import { definitionLimits, type FormDefinition } from "./model/schema";

export type Refusal =
  | { code: "too-large"; limit: number }
  | { code: "too-many-custom-questions"; limit: number; count: number };

/** Why this definition may not be published under these entitlements; empty when it may. */
export function refusals(definition: FormDefinition, entitlements: Entitlements): Refusal[] {
  const found: Refusal[] = [];
  if (new TextEncoder().encode(JSON.stringify(definition)).length > definitionLimits.bytes) {
    found.push({ code: "too-large", limit: definitionLimits.bytes });
  }
  const count = countCustomQuestions(definition);
  if (entitlements.customQuestions !== null && count > entitlements.customQuestions) {
    found.push({ code: "too-many-custom-questions", limit: entitlements.customQuestions, count });
  }
  return found;
}

/** The title in the form's own language; a form without one is called by its address. */
export function titleOf(definition: FormDefinition): string {
  return definition.title[definition.defaultLocale]?.trim() || definition.property.address.line1;
}

/** JSON with sorted keys: equal content gives equal text, whatever the order it was typed in. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) => {
    if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return entry;
    return Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
