import type { FormDefinition } from "../../forms/form-model/schema";
import type { ReadRequest } from "./queries/list-requests.server";

/** The form without what may not be asked at its home any more. */
export function withoutFields(definition: FormDefinition, fieldIds: ReadonlySet<string>): FormDefinition {
  if (fieldIds.size === 0) return definition;
  const sections = definition.sections.map((section) => ({
    ...section,
    fields: section.fields.filter(({ id }) => !fieldIds.has(id)),
  }));
  return { ...definition, sections };
}

/** Ids of what this person was asked and has not answered. */
export function pendingOf(requests: readonly ReadRequest[], memberId: string | null): Set<string> {
  const open = requests.filter((request) => request.state === "open" && request.memberId === memberId);
  return new Set(open.flatMap(({ items }) => items.map(({ id }) => id)));
}
