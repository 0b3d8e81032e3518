import { createMemory } from "../app/kernel/memory";
import { type PageLocale, pageLocales } from "../app/kernel/page-locale";
import type { RememberedPage } from "../app/platform/remembered-page";

const lifeMs = 30_000;

/** This isolate's start pages of /apply. */
const pages = createMemory<{ page: RememberedPage; until: number }>(200);

const keyOf = (urlId: string, locale: PageLocale) => `${urlId} ${locale}`;

export function findStartPage(urlId: string, locale: PageLocale): RememberedPage | null {
  const kept = pages.find(keyOf(urlId, locale));
  return kept && kept.until > Date.now() ? kept.page : null;
}

export function keepStartPage(urlId: string, locale: PageLocale, page: RememberedPage): void {
  pages.keep(keyOf(urlId, locale), { page, until: Date.now() + lifeMs });
}

/** After a change of the form. */
export function forgetStartPage(urlId: string): void {
  for (const locale of pageLocales) pages.drop(keyOf(urlId, locale));
}
