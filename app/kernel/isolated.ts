const firstStrongIsolate = "\u2068";
const popIsolate = "\u2069";
const isolates = /\u2068[^\u2069]*\u2069/g;

/** A number of a phone, an amount or a date: its parts belong on one line. */
const numberOnly = /^[\p{N}\p{Sc}\s+().,/:'\u2019-]+$/u;

/**
 * A name, number or address within a sentence, in its own direction (Unicode's FIRST STRONG ISOLATE), the sentence in that of
 * the page. A number without letters stays on one line.
 */
export function isolated(text: string): string {
  return firstStrongIsolate + keptTogether(text) + popIsolate;
}

/** "+1 503 555 0134" with spaces that break no line; what has letters as it is. */
export function keptTogether(text: string): string {
  return numberOnly.test(text) ? text.replaceAll(" ", "\u00a0") : text;
}

/** The sentence alone, without what was set apart in it. */
export function withoutIsolated(text: string): string {
  return text.replace(isolates, "");
}
