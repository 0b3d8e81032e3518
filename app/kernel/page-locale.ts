/** Languages of the tenant's pages. The landlord's own texts are in the languages he wrote. */
export const pageLocales = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "uk", "vi", "ar"] as const;
export type PageLocale = (typeof pageLocales)[number];

/** A language that the pages have; null for anything else. */
export function readPageLocale(value: string | null): PageLocale | null {
  return pageLocales.find((known) => known === value) ?? null;
}

/** The language of a locale ("fr" of "fr-CA"); English where the pages do not have it. */
export function readLanguage(locale: string): PageLocale {
  return readPageLocale(primaryOf(locale)) ?? "en";
}

/** The first of: the address (`?lang`), the cookie, what the browser asks for, English. */
export function choosePageLocale(wishes: {
  query: string | null;
  cookie?: string | null;
  acceptLanguage: string | null;
}): PageLocale {
  for (const wish of [wishes.query, wishes.cookie]) {
    const language = primaryOf(wish ?? "");
    const known = readPageLocale(language);
    if (known) return known;
  }
  return fromAcceptLanguage(wishes.acceptLanguage ?? "") ?? "en";
}

/** "es" of "es-MX", and of "es_MX.UTF-8" or "es-MX@posix", which some systems say instead of a tag. */
export function primaryOf(tag: string): string {
  return tag.toLowerCase().split(/[-_.@]/, 1)[0] ?? "";
}

function fromAcceptLanguage(header: string): PageLocale | null {
  return (
    tagsAsked(header)
      .map((tag) => readPageLocale(primaryOf(tag)))
      .find((known) => known !== null) ?? null
  );
}

/** What a browser asks for in Accept-Language, in lower case, the dearest first. */
export function tagsAsked(header: string | null): string[] {
  return (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = Number(
        parameters
          .find((text) => text.trim().startsWith("q="))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { tag, quality };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
