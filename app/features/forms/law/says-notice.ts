import type { Field, FormDefinition } from "../form-model/schema";
import type { LawNotice } from "./merge-packs";

/** What may be put on a form: words for applicants, to be read before they send it. */
export function isForForm({ at, audience }: Pick<LawNotice, "at" | "audience">): boolean {
  return audience === "applicant" && at !== "decline";
}

/** A statement of the form already says this notice, word for word. */
export function saysNotice(form: FormDefinition, { text }: LawNotice): boolean {
  return form.sections.some(({ fields }) =>
    fields.some((field) => field.kind === "statement" && textsOf(field).includes(text)),
  );
}

/** A statement without words of the landlord's own: each language says a notice of the place, word for word. */
export function isNotice(field: Field, notices: readonly Pick<LawNotice, "text">[]): boolean {
  const hasOwnLabel = [field.label, field.help].some((text) => Object.values(text ?? {}).some((words) => words.trim()));
  if (field.kind !== "statement" || hasOwnLabel) return false;
  const said = textsOf(field);
  return said.length > 0 && said.every((words) => notices.some(({ text }) => text === words));
}

/** The form without the notices of its place: what the landlord answers for. */
export function withoutNotices(form: FormDefinition, notices: readonly Pick<LawNotice, "text">[]): FormDefinition {
  const sections = form.sections.map((section) => ({
    ...section,
    fields: section.fields.filter((field) => !isNotice(field, notices)),
  }));
  return { ...form, sections };
}

function textsOf(field: Extract<Field, { kind: "statement" }>): string[] {
  return Object.values(field.text).flatMap((words) => words.trim() || []);
}
