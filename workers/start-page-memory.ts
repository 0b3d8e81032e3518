import { createMemory } from "../app/kernel/memory";
import { type PageLocale, pageLocales } from "../app/kernel/page-locale";
import type { RememberedPage } from "../app/platform/remembered-page";

const lifeMs = 30_000;

/** `below`: what follows the form's id, "" for its start page, "/home/{slug}" for that of its home. */
export type StartPageKey = { urlId: string; locale: PageLocale; below: string };

/** This isolate's start pages of /apply, and pages of homes. */
const pages = createMemory<{ page: RememberedPage; below: string; until: number }>(200);

const keyOf = (urlId: string, locale: PageLocale, isHome: boolean) => `${urlId} ${locale}${isHome ? " home" : ""}`;

export function findStartPage({ urlId, locale, below }: StartPageKey): RememberedPage | null {
  const kept = pages.find(keyOf(urlId, locale, below !== ""));
  return kept && kept.below === below && kept.until > Date.now() ? kept.page : null;
}

export function keepStartPage({ urlId, locale, below }: StartPageKey, page: RememberedPage): void {
  pages.keep(keyOf(urlId, locale, below !== ""), { page, below, until: Date.now() + lifeMs });
}

/** After a change of the form. */
export function forgetStartPage(urlId: string): void {
  for (const locale of pageLocales) for (const isHome of [false, true]) pages.drop(keyOf(urlId, locale, isHome));
}
