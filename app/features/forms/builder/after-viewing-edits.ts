import { isAfterViewing, personalAt } from "../form-model/after-viewing";
import type { Field, FormDefinition } from "../form-model/schema";
import type { Edited } from "./edits";
import { askFrom } from "./law-edits";

/** Asks for documents and identity only of those who have seen the home, or with the application again. */
export function askAfterViewing(form: FormDefinition, isAfter: boolean): Edited {
  if (isAfter) {
    const definition = personalAt(form, "apply").reduce((so, { id }) => askFrom(so, id, "viewed").definition, form);
    return { definition, dropped: [] };
  }
  const atOnce = <T extends { stage: Field["stage"] }>(node: T): T =>
    node.stage === "viewed" ? { ...node, stage: "apply" } : node;
  const sections = form.sections.map((section) => atOnce({ ...section, fields: section.fields.map(atOnce) }));
  return { definition: { ...form, sections }, dropped: [] };
}

/** A form that keeps them until then keeps what an edit adds, too. */
export function keptAfterViewing(before: FormDefinition, edited: Edited): Edited {
  if (!isAfterViewing(before)) return edited;
  return { ...edited, definition: askAfterViewing(edited.definition, true).definition };
}
