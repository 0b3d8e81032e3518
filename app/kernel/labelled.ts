/** What stands between a label and what it is of: French sets a colon off by a space that no line breaks at. */
export function colonIn(locale: string): string {
  return /^fr\b/i.test(locale) ? "\u00a0: " : ": ";
}

/** With a period at its end, unless there is a mark already: "Acme Inc.", "Which bank?". */
export function sentence(text: string): string {
  return /[.?!\u2026]["\u201d\u00bb)]?$/.test(text.trim()) ? text : `${text}.`;
}

/** "Rent: $1,850", as the language writes it. */
export function labelled(label: string, text: string, locale: string): string {
  return label + colonIn(locale) + text;
}
