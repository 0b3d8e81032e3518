import { localize } from "../form-model/localized";
import type { FormDefinition, LocalizedText } from "../form-model/schema";

/** A text of the form in the language the landlord writes in; "" when there is none yet. */
export function own(definition: FormDefinition, text: LocalizedText | undefined): string {
  return localize(text, definition.defaultLocale, definition.defaultLocale);
}

/** What a question is called where it has no label yet. */
export function nameOf(definition: FormDefinition, node: { label?: LocalizedText; title?: LocalizedText }): string {
  return own(definition, node.label ?? node.title) || "Untitled";
}
