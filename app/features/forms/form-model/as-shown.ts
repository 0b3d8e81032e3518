import { purposes } from "./catalogue/purposes";
import { definitionLimits } from "./definition-limits";
import { inLocales, localize } from "./localized";
import type { Consent, Field, FormDefinition, LawReason, LocalizedText, Property, Section } from "./schema";
import { withoutUnfinished } from "./translations";

/**
 * The form as applicants get it, for it is public: without reasons, flags, the landlord's list and
 * unfinished translations. A question that
 * needed a reason is optional, its purpose under it. Done again it changes nothing.
 */
export function asShown(definition: FormDefinition): FormDefinition {
  const finished = withoutUnfinished(definition);
  const { v, defaultLocale, title, intro, landlord, property, sections, consents, replyWithinDays } = finished;
  return {
    ...{ v, defaultLocale, title, intro, landlord, replyWithinDays },
    property: shownProperty(property),
    sections: sections.map((section) => shownSection(section, defaultLocale)),
    consents: consents.map(shownConsent),
  };
}

function shownProperty(property: Property): Property {
  const { address, rent, deposit, availableFrom, termMonths, bedrooms, maxOccupants, pets, smoking, parking } =
    property;
  const { photos, criteria, incomeMultiple, moveInWithinDays, historyYears, chosenSubplace } = property;
  return {
    ...{ address, rent, deposit, availableFrom, termMonths, bedrooms, maxOccupants, pets, smoking, parking },
    ...{ photos, criteria, incomeMultiple, moveInWithinDays, historyYears, chosenSubplace },
  };
}

function shownSection({ id, title, help, stage, showWhen, repeat, fields }: Section, locale: string): Section {
  return { id, title, help, stage, showWhen, repeat, fields: fields.map((field) => shownField(field, locale)) };
}

function shownConsent({ id, text, required, catalogueKey }: Consent): Consent {
  return { id, text, required, catalogueKey };
}

/** Doubtful in the landlord's own words, and allowed for the reason that was ticked. Ready questions follow the law of the place. */
export function isShownAsOptional({ kind, catalogueKey, lawReason }: Field): boolean {
  return kind !== "statement" && catalogueKey === undefined && lawReason !== undefined;
}

function shownField(field: Field, locale: string): Field {
  const { lawReason, listColumn: _, ...shown } = field;
  if (!lawReason || !isShownAsOptional(field)) return shown as Field;
  return { ...shown, required: false, help: withPurpose(field.help, lawReason, locale) } as Field;
}

/** The purpose by its code alone: what a landlord wrote as another reason was promised to nobody else. */
function withPurpose(help: LocalizedText | undefined, { code }: LawReason, locale: string): LocalizedText {
  const purpose = inLocales(purposes[code], "en");
  const locales = new Set([...Object.keys(help ?? {}), ...Object.keys(purpose), locale]);
  const text = (language: string) => {
    const told = localize(purpose, language, "en");
    const own = localize(help, language, locale).slice(0, definitionLimits.helpLength - told.length - 1);
    return own === "" ? told : `${own}\n${told}`;
  };
  return Object.fromEntries([...locales].map((language) => [language, text(language)]));
}
