import type { PageLocale } from "../../kernel/page-locale";

/** Where the words of a language lie, or a group of them, as scripts/lib/words-plugin.ts writes them: under what they say. */
export function wordsAddress(place: PageLocale | `${PageLocale}/${string}`): string {
  return `/assets/words-${import.meta.env.WORDS_HASH}/${place}.json`;
}
