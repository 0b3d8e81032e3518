import type { FormDefinition } from "../form-model/schema";
import type { LawNotice } from "./merge-packs";

/** A statement of the form already says this notice, word for word. */
export function saysNotice(form: FormDefinition, { text }: LawNotice): boolean {
  return form.sections.some(({ fields }) =>
    fields.some(
      (field) => field.kind === "statement" && Object.values(field.text).some((said) => said.trim() === text),
    ),
  );
}
