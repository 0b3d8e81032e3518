import { readLanguage } from "../../../kernel/page-locale";
import { inEveryLanguage, isCatalogueKnown } from "../../../kernel/words";
import type { LocalizedText } from "./schema";

/**
 * A text of a form: the exact locale, its language, the form's, then any that is filled in; "" where none is. A ready text that
 * the landlord left as it was is in every language of the pages.
 */
export function localize(text: LocalizedText | undefined, locale: string, defaultLocale: string): string {
  if (!text) return "";
  const language = locale.split("-")[0] ?? locale;
  const wishes = [text[locale], text[language], text[defaultLocale], ...Object.values(text)];
  const found = wishes.find((wish) => wish !== undefined && wish.trim() !== "") ?? "";
  return readyIn(text, locale, found) ?? found;
}

/** Languages that a form carries its ready texts in; those of the others are in their words. */
export const carriedLanguages = ["en", "es", "fr"] as const;

const readyTexts = inEveryLanguage<Record<string, string>>("ready-texts", {});

/**
 * What a ready text is called in a language that the form does not carry; undefined for any other text. Line by line: the purpose
 * of a question is ready, and what stands above it may be the landlord's.
 */
function readyIn({ en, es, fr }: LocalizedText, locale: string, found: string): string | undefined {
  const language = readLanguage(locale);
  if (
    !en ||
    carriedLanguages.some((carried) => carried === language) ||
    !isCatalogueKnown("ready-texts", language) ||
    ![en, es, fr].includes(found)
  )
    return undefined;
  const ready = readyTexts[language];
  const text = ready[en] ?? en.split("\n").reduce((whole, line) => whole.replace(line, () => ready[line] ?? line), en);
  return text === en ? undefined : text;
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
  if (!shown || !Object.values(text).includes(shown)) return undefined;
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
