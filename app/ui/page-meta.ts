import { landlordLanguage } from "../kernel/landlord-locale";
import { BRAND } from "../kernel/messages";
import type { PageLocale } from "../kernel/page-locale";
import { picturePath } from "../kernel/picture-path";
import { languagesOfPage, sitePath } from "../kernel/site-languages";

/** "{title} | Rentform" (section 2). */
export function pageTitle(title: string): string {
  return `${title} | ${BRAND}`;
}

/**
 * The title of a page that shows an error summary, so that the tab says it first. Marked once, however often it is asked.
 * `mark`: the word "Error:" of ui/fields.
 */
export function errorTitle(title: string, mark: string): string {
  return `${mark} ${withoutErrorTitle(title, mark)}`;
}

export function withoutErrorTitle(title: string, mark: string): string {
  return title.startsWith(`${mark} `) ? title.slice(mark.length + 1) : title;
}

type MatchLike = { id: string; loaderData?: unknown } | undefined;

/** The origin of whole addresses. `matches` are those of the route's meta function; the root loader knows it. */
export function originOf(matches: readonly MatchLike[]): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { baseUrl?: string } | undefined;
  return root?.baseUrl ?? "";
}

/** The language of a landlord's page, for its title. `matches` are those of the route's meta function; the root loader knows it. */
export function languageOf(matches: readonly MatchLike[]): PageLocale {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { language?: PageLocale } | undefined;
  return root?.language ?? landlordLanguage;
}

/** Absolute canonical link of a public page. */
export function canonical(matches: readonly MatchLike[], path: string) {
  return { tagName: "link" as const, rel: "canonical", href: `${originOf(matches)}${path}` };
}

/** The same page in each language that it has, and the English one for all others; nothing where it has English alone. */
function alternates(matches: readonly MatchLike[], path: string) {
  const languages = languagesOfPage(path);
  if (languages.length === 1) return [];
  const link = (hrefLang: string, address: string) =>
    ({ tagName: "link", rel: "alternate", hrefLang, href: originOf(matches) + address }) as const;
  return [...languages.map((language) => link(language, sitePath(path, language))), link("x-default", path)];
}

export type PublicPage = {
  title: string;
  description: string;
  /** Its address in English. */
  path: string;
  /** Whether `npm run assets` makes a picture for sharing this page; else the home page's stands for it. */
  hasPicture?: boolean;
  /** What it is to the networks that show a preview. */
  kind?: "website" | "article";
};

/** Width and height of the pictures for sharing, in pixels. */
const pictureSize = { width: "1200", height: "630" };

/** The page whose picture is shown: in another language than English, that of a place is the picture of all places. */
function pictureOf({ path, hasPicture }: PublicPage, language: PageLocale): string {
  if (!hasPicture) return "/";
  const isOfPlace = path.startsWith("/restrictions/") && language !== "en";
  return isOfPlace ? "/restrictions" : path;
}

/** What each public page tells search engines, the tab, and those it is shared with. */
export function publicMeta(matches: readonly MatchLike[], page: PublicPage) {
  const language = languageOf(matches);
  const address = sitePath(page.path, language);
  const picture = originOf(matches) + picturePath(sitePath(pictureOf(page, language), language));
  return [
    { title: pageTitle(page.title) },
    { name: "description", content: page.description },
    { property: "og:site_name", content: BRAND },
    { property: "og:type", content: page.kind ?? "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: originOf(matches) + address },
    { property: "og:image", content: picture },
    { property: "og:image:width", content: pictureSize.width },
    { property: "og:image:height", content: pictureSize.height },
    { property: "og:image:alt", content: `${page.title}. ${BRAND}` },
    { name: "twitter:card", content: "summary_large_image" },
    canonical(matches, address),
    ...alternates(matches, page.path),
  ];
}
