import { formTexts, type KeyedText, mapTexts } from "./map-texts";
import { isReadyText } from "./ready-texts";
import type { FormDefinition, LocalizedText } from "./schema";

/** The landlord's own texts: those that nobody brought ready in every language. */
export function ownTexts(definition: FormDefinition): KeyedText[] {
  const { defaultLocale } = definition;
  return formTexts(definition).filter(({ text }) => {
    const original = text[defaultLocale] ?? "";
    return original.trim() !== "" && !isReadyText(original);
  });
}

/** Languages beside the form's own in which the landlord wrote something. */
export function writtenLanguages(definition: FormDefinition): string[] {
  const { defaultLocale } = definition;
  const written = ownTexts(definition).flatMap(({ text }) => translatedInto(text, defaultLocale));
  return [...new Set(written)].sort();
}

/** How many translations of each language are in progress: their original was changed after they were written. */
export function inProgress(definition: FormDefinition): Map<string, number> {
  const { defaultLocale, translatedFrom, leftOut = [] } = definition;
  const counts = new Map<string, number>();
  if (!translatedFrom) return counts;
  for (const { key, text } of formTexts(definition)) {
    const unfinished = translatedInto(text, defaultLocale).filter((locale) => locale in (translatedFrom[key] ?? {}));
    for (const locale of unfinished) if (!leftOut.includes(locale)) counts.set(locale, (counts.get(locale) ?? 0) + 1);
  }
  return counts;
}

/**
 * The form after an edit. Where it changed an original and left its translation as it was, the original that the translation was
 * made from is kept; a translation written anew, or an original put back, needs none.
 */
export function keepOriginals(before: FormDefinition, after: FormDefinition): FormDefinition {
  if (before === after || before.defaultLocale !== after.defaultLocale) return after;
  const { defaultLocale } = after;
  const old = new Map(formTexts(before).map(({ key, text }) => [key, text]));
  const kept: Originals = {};
  for (const { key, text } of formTexts(after)) {
    for (const locale of translatedInto(text, defaultLocale)) {
      const was = old.get(key);
      const from = was
        ? originalOf(was, text, locale, { defaultLocale, known: after.translatedFrom?.[key]?.[locale] })
        : copiedOriginal(before, text, locale);
      if (from !== undefined && from !== text[defaultLocale]) kept[key] = { ...kept[key], [locale]: from };
    }
  }
  return withOriginals(after, kept);
}

/** The landlord says that a translation still fits. */
export function stillFits(definition: FormDefinition, key: string, locale: string): FormDefinition {
  const { [locale]: _fits, ...others } = definition.translatedFrom?.[key] ?? {};
  return withOriginals(definition, { ...definition.translatedFrom, [key]: others });
}

/** Tenants read the originals instead of this language, or what is written in it again. */
export function leaveOut(definition: FormDefinition, locale: string, isLeftOut: boolean): FormDefinition {
  const { leftOut: before = [], ...form } = definition;
  const others = before.filter((one) => one !== locale);
  const leftOut = isLeftOut ? [...others, locale].sort() : others;
  return leftOut.length > 0 ? { ...form, leftOut } : form;
}

/** The form without translations that may say something else than their originals, or whose language is left out. */
export function withoutUnfinished(definition: FormDefinition): FormDefinition {
  const { defaultLocale, leftOut = [], translatedFrom = {} } = definition;
  return mapTexts(definition, (text, key) => {
    const stale = Object.keys(translatedFrom[key] ?? {});
    const unshown = translatedInto(text, defaultLocale).filter((one) => leftOut.includes(one) || stale.includes(one));
    if (unshown.length === 0) return text;
    return Object.fromEntries(Object.entries(text).filter(([locale]) => !unshown.includes(locale)));
  });
}

type Originals = NonNullable<FormDefinition["translatedFrom"]>;

function translatedInto(text: LocalizedText, defaultLocale: string): string[] {
  return Object.keys(text).filter(
    (locale) => locale !== defaultLocale && text[locale]?.trim() && !isReadyText(text[locale]),
  );
}

type Known = { defaultLocale: string; known: string | undefined };

function originalOf(was: LocalizedText, is: LocalizedText, locale: string, { defaultLocale, known }: Known) {
  if (was[locale] !== is[locale]) return undefined;
  return known ?? (was[defaultLocale] === is[defaultLocale] ? undefined : was[defaultLocale]);
}

/** Of a text that is new here: a copy is as unfinished as what it was copied from. */
function copiedOriginal(before: FormDefinition, text: LocalizedText, locale: string): string | undefined {
  const { defaultLocale, translatedFrom } = before;
  if (!translatedFrom) return undefined;
  const source = formTexts(before).find(
    ({ key, text: other }) =>
      translatedFrom[key]?.[locale] !== undefined &&
      other[locale] === text[locale] &&
      other[defaultLocale] === text[defaultLocale],
  );
  return source && translatedFrom[source.key]?.[locale];
}

function withOriginals(definition: FormDefinition, originals: Originals): FormDefinition {
  const { translatedFrom: _before, ...form } = definition;
  const left = Object.entries(originals).filter(([, languages]) => Object.keys(languages).length > 0);
  return left.length > 0 ? { ...form, translatedFrom: Object.fromEntries(left) } : form;
}
