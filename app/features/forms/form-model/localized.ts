import type { LocalizedText } from "./schema";

/** A landlord's text: the exact locale, its language, the form's, then any that is filled in; "" where none is. */
export function localize(text: LocalizedText | undefined, locale: string, defaultLocale: string): string {
  if (!text) return "";
  const language = locale.split("-")[0] ?? locale;
  const wishes = [text[locale], text[language], text[defaultLocale], ...Object.values(text)];
  return wishes.find((wish) => wish !== undefined && wish.trim() !== "") ?? "";
}

/** The locale of what `localize` shows where its language is not the reader's: to be read aloud as what it is. */
export function foreignLocale(
  text: LocalizedText | undefined,
  locale: string,
  defaultLocale: string,
): string | undefined {
  const language = locale.split("-")[0] ?? locale;
  if (!text || text[locale]?.trim() || text[language]?.trim()) return undefined;
  const shown = localize(text, locale, defaultLocale);
  if (!shown) return undefined;
  const found = text[defaultLocale] === shown ? defaultLocale : Object.keys(text).find((key) => text[key] === shown);
  return found?.split("-")[0] === language ? undefined : found;
}

/** English, Spanish, French. */
export type Texts = readonly [en: string, es: string, fr: string];

/** A text in all our languages, and under `locale` when that is another one ("en-GB"). */
export function inLocales([en, es, fr]: Texts, locale: string): LocalizedText {
  const texts: LocalizedText = { en, es, fr };
  return { ...texts, [locale]: texts[locale] ?? texts[locale.split("-")[0] ?? ""] ?? en };
}
