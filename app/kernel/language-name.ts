import { collator, displayNames } from "./formatters";
import { type PageLocale, pageLocales } from "./page-locale";

/** The language of `tag` as the words of `locale` call it within a sentence. */
export function languageWithin(tag: string, locale: PageLocale): string {
  const name = displayNames(locale, { type: "language" }).of(tag.split("-")[0] ?? "") ?? tag;
  // Intl has the Vietnamese names for the beginning of a line alone.
  return locale === "vi" ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** "Français", "العربية": as the language calls itself, with a capital where it has any. */
export function languageName(locale: PageLocale): string {
  return capital(displayNames(locale, { type: "language" }).of(locale) ?? locale, locale);
}

/** The languages of the pages to choose from, as the words of `locale` call them, in their order. */
export function languageOptions(locale: PageLocale): { value: PageLocale; label: string }[] {
  const names = displayNames(locale, { type: "language" });
  const order = collator(locale);
  return pageLocales
    .map((value) => ({ value, label: capital(names.of(value) ?? value, locale) }))
    .sort((one, other) => order.compare(one.label, other.label));
}

function capital(name: string, locale: PageLocale): string {
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
