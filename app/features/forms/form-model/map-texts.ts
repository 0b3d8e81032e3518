import type { Field, FormDefinition, LocalizedText, Property, Section } from "./schema";

export type TextKind =
  | "title"
  | "intro"
  | "criteria"
  | "photo"
  | "section"
  | "sectionHelp"
  | "item"
  | "question"
  | "help"
  | "statement"
  | "answer"
  | "consent";

/** A text in several languages, and a key by which it is found again: what it stands in, and what it is there. */
export type KeyedText = { key: string; kind: TextKind; text: LocalizedText };
type Change = (text: LocalizedText, key: string, kind: TextKind) => LocalizedText;

/** Every text of a form that people write, in its order. */
export function formTexts(definition: FormDefinition): KeyedText[] {
  const texts: KeyedText[] = [];
  mapTexts(definition, (text, key, kind) => {
    texts.push({ key, kind, text });
    return text;
  });
  return texts;
}

/** The form with other texts; what does not change stays the same object. */
export function mapTexts(definition: FormDefinition, change: Change): FormDefinition {
  const { title, intro, property, sections, consents } = definition;
  return keeping(definition, {
    title: change(title, "title", "title"),
    ...(intro && { intro: change(intro, "intro", "intro") }),
    property: mapProperty(property, change),
    sections: mapKeeping(sections, (section) => mapSection(section, change)),
    consents: mapKeeping(consents, (consent) =>
      keeping(consent, { text: change(consent.text, consent.id, "consent") }),
    ),
  });
}

function mapProperty(property: Property, change: Change): Property {
  const { criteria, photos } = property;
  return keeping(property, {
    ...(criteria && { criteria: change(criteria, "criteria", "criteria") }),
    ...(photos && {
      photos: mapKeeping(photos, (photo) =>
        photo.alt ? keeping(photo, { alt: change(photo.alt, `${photo.hash}.alt`, "photo") }) : photo,
      ),
    }),
  });
}

function mapSection(section: Section, change: Change): Section {
  const { id, title, help, repeat, fields } = section;
  return keeping(section, {
    title: change(title, id, "section"),
    ...(help && { help: change(help, `${id}.help`, "sectionHelp") }),
    ...(repeat && { repeat: keeping(repeat, { itemLabel: change(repeat.itemLabel, `${id}.item`, "item") }) }),
    fields: mapKeeping(fields, (field) => mapField(field, change)),
  });
}

function mapField(field: Field, change: Change): Field {
  const { id, label, help } = field;
  return keeping(field, {
    label: change(label, id, "question"),
    ...(help && { help: change(help, `${id}.help`, "help") }),
    ...(field.kind === "statement" && { text: change(field.text, `${id}.text`, "statement") }),
    ...("options" in field && {
      options: mapKeeping(field.options, (option) =>
        keeping(option, { label: change(option.label, option.id, "answer") }),
      ),
    }),
  } as Partial<Field>);
}

/** The same object when no part of it is another one. */
function keeping<T extends object>(whole: T, parts: Partial<T>): T {
  const isSame = Object.entries(parts).every(([name, part]) => whole[name as keyof T] === part);
  return isSame ? whole : { ...whole, ...parts };
}

/** The same list when nothing in it changed. */
export function mapKeeping<T>(list: T[], change: (item: T) => T): T[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}
