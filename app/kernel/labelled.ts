/** What stands between a label and what it is of: French sets a colon off by a space that no line breaks at. */
export function colonIn(locale: string): string {
  return /^fr\b/i.test(locale) ? "\u00a0: " : ": ";
}

/** What stands between two things that are named in a row. */
export function commaIn(locale: string): string {
  return /^ar\b/i.test(locale) ? "\u060c " : ", ";
}

/** Ends as a sentence does: in Arabic with its own question mark; a mark may stand within quotes or an isolate. */
export function endsInMark(text: string): boolean {
  return /[.?!\u2026\u061f]["\u201d\u00bb)\u2069]*$/.test(text.trim());
}

/** With a period at its end, unless there is a mark already: "Acme Inc.", "Which bank?". */
export function sentence(text: string): string {
  return endsInMark(text) ? text : `${text}.`;
}

/** "Rent: $1,850", as the language writes it. */
export function labelled(label: string, text: string, locale: string): string {
  return label + colonIn(locale) + text;
}
