const firstStrongIsolate = "\u2068";
const popIsolate = "\u2069";
const isolates = /\u2068[^\u2069]*\u2069/g;

/** A name or address within a sentence, in its own direction (Unicode's FIRST STRONG ISOLATE), the sentence in that of the page. */
export function isolated(text: string): string {
  return firstStrongIsolate + text + popIsolate;
}

/** The sentence alone, without what was set apart in it. */
export function withoutIsolated(text: string): string {
  return text.replace(isolates, "");
}
