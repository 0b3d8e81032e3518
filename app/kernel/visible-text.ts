/**
 * What Unicode shows nowhere: direction marks, soft hyphens, spaces without width. Signs that choose a shape or a flag stay, and
 * so do joiners behind a letter of a script that needs them (none up to Cyrillic does) and behind an emoji.
 */
const unseen = /([^ -\u052f\u1e00-\u1fff\p{DI}]\ufe0f?[\u200c\u200d])|(?![\p{VS}\u{e0020}-\u{e007f}])\p{DI}/gu;

/** A single line as it was meant: what is copied from a contact, a page or a paper brings along characters that nobody sees. */
export function visibleText(text: string): string {
  return text.replace(unseen, "$1");
}
