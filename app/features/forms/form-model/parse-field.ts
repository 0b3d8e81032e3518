import type { Answer } from "./answers";
import { partsOf } from "./compile";
import type { Controls } from "./controls";
import { readingOf } from "./kinds/readings";
import type { Field } from "./schema";

export function isUnanswered(field: Field, controls: Controls): boolean {
  const { preset = [] } = readingOf(field);
  return partsOf(field).every((part) => preset.includes(part) || !controls.text(part));
}

/** Says "required" at the controls that an empty question must have filled. */
export function requireField(field: Field, controls: Controls): void {
  if (partsOf(field)[0]) parseField(field, controls);
  else controls.missing("");
}

/** The parsed answer of a question; undefined with errors, or (drafts) while parts are missing. */
export function parseField(field: Field, controls: Controls): Answer | undefined {
  return readingOf(field).parse(field, controls);
}
