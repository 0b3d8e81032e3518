import { type PageLocale, pageLocales } from "../../../kernel/page-locale";
import { picturePath } from "../../../kernel/picture-path";
import { homeListing } from "./home-listing";
import type { HomeView } from "./home-view";
import { shareCard, sharePreview } from "./share-preview";

/** What the head of a home's page tells messengers and search engines. `origin` is the configured one. */
export function homeMeta(view: HomeView, origin: string) {
  const { definition, locale, path, isIndexed } = view;
  const address = origin + path;
  const url = inLanguage(address, locale);
  const card = shareCard(definition, locale);
  return [
    { name: "description", content: card.text },
    ...sharePreview(definition, locale, origin),
    { property: "og:url", content: url },
    ...(card.picture ? [] : [{ property: "og:image", content: origin + picturePath("/") }]),
    { name: "twitter:card", content: "summary_large_image" },
    { tagName: "link", rel: "canonical", href: url },
    ...(isIndexed ? alternates(address) : [{ name: "robots", content: "noindex" }]),
    { "script:ld+json": homeListing(definition, locale, { url, origin }) },
  ];
}

const inLanguage = (address: string, locale: PageLocale) => `${address}?lang=${locale}`;

/** The same page in each language; without one it answers in the reader's. */
function alternates(address: string) {
  const link = (hrefLang: string, href: string) => ({ tagName: "link", rel: "alternate", hrefLang, href });
  return [...pageLocales.map((locale) => link(locale, inLanguage(address, locale))), link("x-default", address)];
}
