import type { PageLocale } from "../../../kernel/page-locale";
import { localize } from "../form-model/localized";
import type { FormDefinition, LocalizedText } from "../form-model/schema";
import { frameWords } from "./frame-words";

/** A text of the form in the language the landlord writes in; "" when there is none yet. */
export function own(definition: FormDefinition, text: LocalizedText | undefined): string {
  return localize(text, definition.defaultLocale, definition.defaultLocale);
}

type Named = { label?: LocalizedText; title?: LocalizedText; text?: LocalizedText };

/** What a question or a section is called: its label or title, else the first words of its text. */
export function nameOf(definition: FormDefinition, { label, title, text }: Named, language: PageLocale): string {
  return own(definition, label ?? title) || firstWords(own(definition, text)) || frameWords[language].untitled;
}

/** At most 50 letters, to the end of a word. */
export function firstWords(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  return line.length <= 50 ? line : `${line.slice(0, 50).replace(/\s\S*$/, "")}…`;
}
