import type { Answers, RawAnswers, RepeatItem } from "./answers";
import { kindOf } from "./kinds/registry";
import type { FormDefinition } from "./schema";

/** What a person would type to give these answers. `acceptedConsents` ticks those boxes. */
export function toRaw(
  definition: FormDefinition,
  answers: Answers,
  locale: string,
  acceptedConsents: readonly string[] = [],
): RawAnswers {
  const raw: RawAnswers = {};
  for (const section of definition.sections) {
    const items = section.repeat ? ((answers[section.id] ?? []) as RepeatItem[]) : [answers as RepeatItem];
    for (const [index, item] of items.entries()) {
      for (const field of section.fields) {
        const answer = item[field.id];
        if (answer === undefined) continue;
        const path = section.repeat ? `${section.id}.${index}.${field.id}` : field.id;
        for (const [part, values] of Object.entries(kindOf(field).typed(answer, field, { definition, locale })))
          raw[path + part] = values;
      }
    }
  }
  for (const id of acceptedConsents) raw[`consent.${id}`] = ["on"];
  return raw;
}
