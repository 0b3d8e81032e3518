const link = /(?:https?:\/\/|www\.)\S/giu;
const markup = /<a\s|\[url[\]=]|\[link[\]=]/iu;

/** Addresses of web pages in a text. */
export function countLinks(text: string): number {
  return text.match(link)?.length ?? 0;
}

/** The ways in which senders of spam write a link where it is not shown as one. */
export function hasLinkMarkup(text: string): boolean {
  return markup.test(text);
}

/** Long enough to be more than a name, and nearly all in capitals. */
export function isAllCapitals(text: string): boolean {
  const letters = text.replace(/\P{L}/gu, "");
  const capitals = letters.replace(/\P{Lu}/gu, "");
  return letters.length > 40 && capitals.length > letters.length * 0.9;
}
