import type { PageLocale } from "../../kernel/page-locale";
import { addWords, fetchMissingBy, isLanguageKnown, missingGroups } from "../../kernel/words";
import { wordsAddress } from "./addresses";

const asked = new Map<string, Promise<void>>();
/** Not asked for again in the life of a page: it goes on in English. */
const failed = new Set<string>();

/**
 * Browser: makes words known that the scripts of the page have, and that are not known in its language. Null: nothing is missing.
 * The same promise for the same words, which never rejects: what cannot be had stays English.
 */
export function fetchWords(locale: PageLocale): Promise<void> | null {
  const places = missingGroups(locale).map((group) => `${locale}/${group}` as const);
  const missing = places.filter((place) => !failed.has(place));
  if (missing.length === 0) return null;
  const key = missing.join();
  const promise = asked.get(key) ?? Promise.all(missing.map(fetchOnce)).then(() => undefined);
  asked.set(key, promise);
  return promise;
}

fetchMissingBy(fetchWords);

/** Two pages may miss the same group. */
function fetchOnce(place: `${PageLocale}/${string}`): Promise<void> {
  const promise = asked.get(place) ?? fetchGroup(place);
  asked.set(place, promise);
  return promise;
}

async function fetchGroup(place: `${PageLocale}/${string}`): Promise<void> {
  try {
    const answer = await fetch(wordsAddress(place));
    if (!answer.ok) throw new Error(`The words of ${place} are not there`);
    addWords(place, await answer.text());
  } catch (error) {
    failed.add(place);
    console.warn(error);
  }
}

/** Makes a language known in which something within a page is shown. Rejects where its words cannot be had. */
export async function fetchLanguage(locale: PageLocale): Promise<void> {
  await fetchWords(locale);
  if (!isLanguageKnown(locale)) throw new Error(`The words of ${locale} are not there`);
}
