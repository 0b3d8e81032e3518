import type { FormDefinition } from "../form-model/schema";
import type { LawNotice } from "./merge-packs";

/** What may be put on a form: words for applicants, to be read before they send it. */
export function isForForm({ at, audience }: Pick<LawNotice, "at" | "audience">): boolean {
  return audience === "applicant" && at !== "decline";
}

/** A statement of the form already says this notice, word for word. */
export function saysNotice(form: FormDefinition, { text }: LawNotice): boolean {
  return form.sections.some(({ fields }) =>
    fields.some(
      (field) => field.kind === "statement" && Object.values(field.text).some((said) => said.trim() === text),
    ),
  );
}
