/** So many words at most stand for one applicant, so long each. */
const termsAtMost = 24;
const termLength = 40;
/** Ends of a telephone number that are shorter find too much. */
const shortestEnd = 4;

/** Words as they are compared: without case and marks, cut where neither letter nor digit is. */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, termLength));
}

/** The words by which an applicant is found: of name and address, and the number from each of its first digits on. */
export function termsOf(person: { name: string; email: string; phone: string | null }): string[] {
  const digits = person.phone?.replace(/\D/g, "") ?? "";
  const ends = Array.from({ length: Math.max(0, digits.length - shortestEnd + 1) }, (_, start) => digits.slice(start));
  return [...new Set([...wordsOf(person.name), ...wordsOf(person.email), ...ends])].slice(0, termsAtMost);
}

/** What somebody looks for: every word has to begin one of an applicant's. A telephone number may be typed in groups. */
export function searchedWords(text: string): string[] {
  if (/^[\d\s()+./-]+$/.test(text)) {
    const digits = text.replace(/\D/g, "").replace(/^00/, "");
    return digits ? [digits.slice(0, termLength)] : [];
  }
  return [...new Set(wordsOf(text))].slice(0, 6);
}

/** The words that begin with this one, as the bounds of a range: from it on, and before this. */
export function endOfRange(word: string): string {
  return `${word}\u{10ffff}`;
}
