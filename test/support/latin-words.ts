/** What stays in Latin letters in every language: names, addresses, numbers of ours and what others call their things. */
const names = [/https?:\/\/\S+/g, /[\w.+-]+@[\w.-]+/g, /\bRF-[\w-]+/g, /\b(Rentform|PDF|JPG|PNG|HEIC|MB|USD|GMT)\b/g];

/**
 * Latin words in a text of a language with letters of its own (uk, ar): words that were not translated. `known`: texts that
 * people or the landlord wrote.
 */
export function latinWords(text: string, known: readonly string[] = []): string[] {
  let rest = text;
  for (const name of known) rest = rest.replaceAll(name, " ");
  for (const name of names) rest = rest.replace(name, " ");
  return rest.match(/[a-z\u00c0-\u024f][a-z\u00c0-\u024f'\u2019 -]*[a-z\u00c0-\u024f]/gi) ?? [];
}
