import { completeLanguages } from "./landlord-locale.ts";
import type { PageLocale } from "./page-locale.ts";

/** A page of the public site that stands in several languages, each at an address of its own: /pricing, /de/pricing. */
export type TranslatedPage = {
  /** Its address in English. */
  path: string;
  /** Beside English. A language is neither built nor linked where it does not stand here. */
  languages: readonly PageLocale[];
};

const others = completeLanguages.filter((language) => language !== "en");

export const translatedPages: readonly TranslatedPage[] = [
  { path: "/", languages: others },
  { path: "/pricing", languages: others },
  { path: "/faq", languages: others },
  { path: "/about", languages: others },
  { path: "/contact", languages: others },
  { path: "/start", languages: others },
  { path: "/demo/inbox", languages: others },
  { path: "/privacy-policy", languages: others },
  { path: "/terms-of-service", languages: others },
  // With a page of each place; what the law says stays English there.
  { path: "/restrictions", languages: others },
];

/** Languages in which a page of the site stands, by its English address, English first; those of places are a part of /restrictions. */
export function languagesOfPage(path: string, pages = translatedPages): readonly PageLocale[] {
  const page = pages.find((one) => path === one.path || (one.path !== "/" && path.startsWith(`${one.path}/`)));
  return ["en", ...(page?.languages ?? [])];
}

/** An English address, with what follows it, in a language; as it is where the page does not stand in that language. */
export function sitePath(address: string, language: PageLocale, pages = translatedPages): string {
  const [path = ""] = address.split(/[?#]/, 1);
  if (language === "en" || !languagesOfPage(path, pages).includes(language)) return address;
  return path === "/" ? `/${language}${address.slice(1)}` : `/${language}${address}`;
}

/** What an address of the site names: "/de/pricing" is the page /pricing in German. Any other is itself, in no language of its own. */
export function readSitePath(pathname: string, pages = translatedPages): { path: string; language: PageLocale | null } {
  const [, first = "", rest = ""] = /^\/([a-z]{2})(\/.*)?$/.exec(pathname) ?? [];
  const path = rest || "/";
  const language = languagesOfPage(path, pages).find((known) => known === first && known !== "en");
  return language ? { path, language } : { path: pathname, language: null };
}
