import { BRAND } from "../kernel/messages";

/** "{title} | Rentform" (section 2). */
export function pageTitle(title: string): string {
  return `${title} | ${BRAND}`;
}

const ERROR_MARK = "Error: ";

/** The title of a page that shows an error summary, so that the tab says it first. Marked once, however often it is asked. */
export function errorTitle(title: string): string {
  return ERROR_MARK + withoutErrorTitle(title);
}

export function withoutErrorTitle(title: string): string {
  return title.startsWith(ERROR_MARK) ? title.slice(ERROR_MARK.length) : title;
}

type MatchLike = { id: string; loaderData?: unknown } | undefined;

/** Absolute canonical link of a public page. `matches` are those of the route's meta function; the root loader knows the origin. */
export function canonical(matches: readonly MatchLike[], path: string) {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { baseUrl?: string } | undefined;
  return { tagName: "link" as const, rel: "canonical", href: `${root?.baseUrl ?? ""}${path}` };
}

export type PublicPage = { title: string; description: string; path: string };

/** What each public page tells search engines and the tab: title, description, canonical link. */
export function publicMeta(matches: readonly MatchLike[], page: PublicPage) {
  return [
    { title: pageTitle(page.title) },
    { name: "description", content: page.description },
    { property: "og:title", content: pageTitle(page.title) },
    { property: "og:description", content: page.description },
    canonical(matches, page.path),
  ];
}
