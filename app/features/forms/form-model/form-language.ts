import type { PageLocale } from "../../../kernel/page-locale";
import { carriedLanguages } from "./localized";
import type { Field, FormDefinition, LocalizedText, Property, Section } from "./schema";

type Move = (text: LocalizedText) => LocalizedText;

/** The form as one that is written in another language: what the landlord wrote in the old one is now said to be in it. */
export function inFormLanguage(definition: FormDefinition, language: PageLocale): FormDefinition {
  const { defaultLocale, title, intro, property, sections, consents } = definition;
  if (defaultLocale === language) return definition;
  const move: Move = (text) => moveText(text, defaultLocale, language);
  return {
    ...definition,
    defaultLocale: language,
    title: move(title),
    ...(intro && { intro: move(intro) }),
    property: moveProperty(property, move),
    sections: sections.map((section) => moveSection(section, move)),
    consents: consents.map((consent) => ({ ...consent, text: move(consent.text) })),
  };
}

/** Ready texts stay in the languages that a form carries, and have the English beneath any other. */
function moveText(text: LocalizedText, from: string, to: PageLocale): LocalizedText {
  const isReady = carriedLanguages.every((carried) => text[carried]?.trim());
  const { [from]: written = "", ...others } = text;
  const kept = isReady && carriedLanguages.some((carried) => carried === from) ? text : others;
  if (text[to]?.trim()) return isReady ? { ...kept, [to]: text[to] } : text;
  return { ...kept, [to]: isReady ? (text.en ?? written) : written };
}

function moveProperty(property: Property, move: Move): Property {
  const { criteria, photos } = property;
  return {
    ...property,
    ...(criteria && { criteria: move(criteria) }),
    ...(photos && { photos: photos.map((photo) => ({ ...photo, ...(photo.alt && { alt: move(photo.alt) }) })) }),
  };
}

function moveSection(section: Section, move: Move): Section {
  const { title, help, repeat, fields } = section;
  return {
    ...section,
    title: move(title),
    ...(help && { help: move(help) }),
    ...(repeat && { repeat: { ...repeat, itemLabel: move(repeat.itemLabel) } }),
    fields: fields.map((field) => moveField(field, move)),
  };
}

function moveField(field: Field, move: Move): Field {
  return {
    ...field,
    label: move(field.label),
    ...(field.help && { help: move(field.help) }),
    ...(field.kind === "statement" && { text: move(field.text) }),
    ...("options" in field && {
      options: field.options.map((option) => ({ ...option, label: move(option.label) })),
    }),
  } as Field;
}
