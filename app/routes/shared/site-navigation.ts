import type { PageLocale } from "../../kernel/page-locale";
import { readSitePath, sitePath } from "../../kernel/site-languages";
import type { Words } from "../../kernel/words";
import type en from "../../words/en/frame/site";
import { isPending } from "./site-map";

/** `onlyIn`: a country whose visitors alone are shown it, by a script; `lang`: of the label, where it is not English. */
export type NavigationEntry = { to: string; label: string; onlyIn?: string; lang?: string };

type SiteWords = Words<typeof en>;
/** A page by the name of its word in frame/site, or with a label that stays in its language. */
type Place = { to: string; name: keyof SiteWords["links"] } | (NavigationEntry & { name?: undefined });

/** The links of the specification's section 2, all of them; a menu shows those whose page exists (routes/shared/site-map.ts). */
const header: readonly Place[] = [
  { to: "/about", name: "about" },
  { to: "/pricing", name: "pricing" },
  { to: "/blog", name: "blog" },
  { to: "/faq", name: "faq" },
];

const visitor: readonly Place[] = [
  { to: "/sign-in", name: "signIn" },
  { to: "/sign-up", name: "getStarted" },
];

const member: readonly Place[] = [{ to: "/app/dashboard", name: "toDashboard" }];

const footer: readonly { name: keyof SiteWords["groups"]; entries: readonly Place[] }[] = [
  {
    name: "product",
    entries: [
      { to: "/start", name: "createForm" },
      { to: "/pricing", name: "pricing" },
      { to: "/faq", name: "faq" },
      { to: "/sign-up", name: "getStarted" },
    ],
  },
  {
    name: "company",
    entries: [
      { to: "/about", name: "about" },
      { to: "/blog", name: "blog" },
      { to: "/contact", name: "helpCenter" },
    ],
  },
  {
    name: "legal",
    entries: [
      { to: "/privacy-policy", name: "privacyPolicy" },
      { to: "/terms-of-service", name: "termsOfService" },
      { to: "/restrictions", name: "restrictions" },
      { to: "/withdraw", name: "withdraw" },
      { to: "/withdraw#kuendigen", label: "Verträge hier kündigen", onlyIn: "DE", lang: "de" },
    ],
  },
];

/** The menus with their words, leading to pages in the language where they stand in it. */
export function siteNavigation(words: SiteWords, language: PageLocale) {
  const served = (places: readonly Place[]): NavigationEntry[] =>
    places
      .filter(({ to }) => !isPending(to))
      .map((place) => (place.name ? { to: sitePath(place.to, language), label: words.links[place.name] } : place));
  return {
    header: served(header),
    visitor: served(visitor),
    member: served(member),
    footer: footer
      .map((group) => ({ title: words.groups[group.name], entries: served(group.entries) }))
      .filter((group) => group.entries.length > 0),
  };
}

/** The five steps of a form, whoever's it is: they have a head of their own and nothing above it. */
export function isBuilder({ pathname, search }: { pathname: string; search: string }): boolean {
  if (readSitePath(pathname).path === "/start") return new URLSearchParams(search).has("step");
  return /^\/(app\/forms|manage\/form)\/[^/]+\/edit\/?$/.test(pathname);
}

/** One application: on a phone its own head stands in place of the product's bar. */
export function isApplication({ pathname, search }: { pathname: string; search: string }): boolean {
  return /^\/app\/forms\/[^/]+\/?$/.test(pathname) && new URLSearchParams(search).has("applicationId");
}

/** The site's header and footer are not on the pages of the signed-in area, the admin and the tenants, nor on their previews and papers. */
export function hasSiteChrome(pathname: string): boolean {
  return !/^\/(app|admin|apply|files|preview|reference)(\/|$)/.test(pathname);
}
