import type { PageLocale } from "./page-locale";

/** A page of the public site that stands in several languages, each at an address of its own: /pricing, /de/pricing. */
type TranslatedPage = {
  /** Its address in English. */
  path: string;
  /** What its text is made of, by their names in app/words: in each of its languages all are there (scripts/lib/check-words.ts). */
  catalogues: readonly string[];
  /** Beside English. */
  languages: readonly PageLocale[];
};

export const translatedPages: readonly TranslatedPage[] = [];

/** The page that an English address belongs to: those of places are a part of /restrictions. */
function pageOf(path: string): TranslatedPage | undefined {
  return translatedPages.find((page) => path === page.path || (page.path !== "/" && path.startsWith(`${page.path}/`)));
}

/** Languages in which a page of the site stands, English first; English alone where it is not translated. */
export function languagesOfPage(path: string): readonly PageLocale[] {
  return ["en", ...(pageOf(path)?.languages ?? [])];
}

/** An English address, with what follows it, in a language; as it is where the page does not stand in that language. */
export function sitePath(address: string, language: PageLocale): string {
  const [path = ""] = address.split(/[?#]/, 1);
  if (language === "en" || !languagesOfPage(path).includes(language)) return address;
  return path === "/" ? `/${language}${address.slice(1)}` : `/${language}${address}`;
}
