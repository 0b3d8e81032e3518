import type { FormDefinition } from "../form-model/schema";
import { countCustomQuestions } from "../rent-forms/entitlements";

/** "24, 2 of your own": what a form asks, texts to read left out. */
export function countQuestions(definition: FormDefinition): string {
  const all = definition.sections.flatMap(({ fields }) => fields).filter(({ kind }) => kind !== "statement").length;
  const own = countCustomQuestions(definition);
  return own === 0 ? `${all} in all` : `${all}, ${own} of your own`;
}
