/** "RF-ABCD-EFGH" in any case, with or without its beginning and its hyphens; its letters are those of `reference()`. */
const reference =
  /(?<![\p{L}\p{N}])(?=(?:RF[\s\p{Pd}_.:#]*)?([2-9A-HJKMNP-TV-Z]{4})[\s\p{Pd}_.]*([2-9A-HJKMNP-TV-Z]{4})(?![\p{L}\p{N}]))/giu;

/** More stand in no search. */
const mostAtOnce = 8;

/** Numbers of applications that a text may name, as they are stored; a word may look like one. */
export function referencesIn(text: string): string[] {
  const found = [...text.matchAll(reference)].map(([, start = "", end = ""]) => `RF-${start}-${end}`.toUpperCase());
  return [...new Set(found)].slice(0, mostAtOnce);
}
