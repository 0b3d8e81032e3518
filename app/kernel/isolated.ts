/** A name or address within a sentence, in its own direction (Unicode's FIRST STRONG ISOLATE), the sentence in that of the page. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
