import { type PageLocale, pageLocales } from "../app/features/applications/locale";
import { createAgingMemory } from "../app/kernel/memory";
import type { RememberedPage } from "../app/platform/remembered-page";

/** This isolate's start pages of /apply. */
export const startPageMemory = createAgingMemory<RememberedPage>({ entries: 200, lifeMs: 30_000 });

export function startPageKey(urlId: string, locale: PageLocale): string {
  return `${urlId} ${locale}`;
}

/** After a change of the form. */
export function forgetStartPage(urlId: string): void {
  startPageMemory.forget(pageLocales.map((locale) => startPageKey(urlId, locale)));
}
