import type { LocalizedText } from "./schema";

/**
 * A landlord's text for a reader: the exact locale, its language, the form's own language, then any language that is
 * filled in. "" only when there is none.
 */
export function localize(text: LocalizedText | undefined, locale: string, defaultLocale: string): string {
  if (!text) return "";
  const language = locale.split("-")[0] ?? locale;
  const wishes = [text[locale], text[language], text[defaultLocale], ...Object.values(text)];
  return wishes.find((wish) => wish !== undefined && wish.trim() !== "") ?? "";
}
