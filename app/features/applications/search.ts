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

/** The words that an applicant is compared by: of name and address, and the number from each of its first digits on. */
export function termsOf(person: { name: string; email: string; phone: string | null }): string[] {
  const digits = person.phone?.replace(/\D/g, "") ?? "";
  const ends = Array.from({ length: Math.max(0, digits.length - shortestEnd + 1) }, (_, start) => digits.slice(start));
  return [...new Set([...wordsOf(person.name), ...wordsOf(person.email), ...ends])].slice(0, termsAtMost);
}

/** Marks of words that nobody types: the whole address, and the whole number from its end. */
export const wholeMarks = ["@", "~"] as const;

/**
 * The words that stand in the index: each is a row, so no more than lead to an applicant. Of the address no ending and no
 * provider that half of all people have, and the whole of it, marked, by which the same person is known again; of the number
 * the national one, and the whole one from its end.
 */
export function indexedTermsOf({
  name,
  email,
  phone,
}: {
  name: string;
  email: string;
  phone: string | null;
}): string[] {
  const [mailbox = "", domain = ""] = email.split("@");
  const digits = phone?.replace(/\D/g, "") ?? "";
  const numbers = digits.length < shortestEnd ? [] : [fromEnd(digits), nationalOf(digits)];
  const whole = email === "" ? [] : [`@${email.toLowerCase()}`];
  const terms = [...whole, ...numbers, ...wordsOf(name), ...wordsOf(mailbox), ...tellingWordsOf(domain)];
  return [...new Set(terms)].slice(0, termsAtMost);
}

/** What the terms of an applicant that is looked for may begin with: one is enough, and the others are compared row by row. */
export function leadsOf(search: string): string[] {
  if (isNumber(search)) {
    const [digits = ""] = searchedWords(search);
    const isWhole = /^\s*(\+|00)/.test(search);
    return digits === "" ? [] : [isWhole ? nationalOf(digits) : digits, fromEnd(digits)].filter(Boolean);
  }
  const [mailbox = "", domain] = search.split("@");
  const words = domain === undefined ? wordsOf(search) : wordsOf(mailbox);
  const telling = words.length > 0 ? words : tellingWordsOf(domain ?? "");
  const [longest] = telling.sort((one, other) => other.length - one.length);
  return longest === undefined ? [] : [longest];
}

/** Providers of so many addresses that none is found by them. */
const commonProviders = new Set(
  `aol att bellsouth bluewin btinternet comcast cox email fastmail free gmail gmx googlemail hotmail icloud laposte libero live
  mac mail me msn naver orange outlook pm proton protonmail qq rocketmail sbcglobal sky t-online telus verizon virgilio wanadoo
  web yahoo yandex ymail zoho`.split(/\s+/),
);

/** Of "mail.acme.com" "acme": the rest is the same in thousands of addresses. */
function tellingWordsOf(domain: string): string[] {
  const labels = domain.split(".").slice(0, -1);
  return labels.filter((label) => !commonProviders.has(label.toLowerCase())).flatMap(wordsOf);
}

const shortCodes = new Set(
  `20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94
  95 98`.split(/\s+/),
);

/** A number without its country's code, which has one digit (1, 7), two (E.164's list) or three. */
function nationalOf(digits: string): string {
  if (/^[17]/.test(digits)) return digits.slice(1);
  return digits.slice(shortCodes.has(digits.slice(0, 2)) ? 2 : 3);
}

/** Marked, so that nothing that is read from its front begins like it. */
function fromEnd(digits: string): string {
  return `~${[...digits].reverse().join("")}`;
}

function isNumber(text: string): boolean {
  return /^[\d\s()+./-]+$/.test(text);
}

/** What somebody looks for: every word has to begin one of an applicant's. A telephone number may be typed in groups. */
export function searchedWords(text: string): string[] {
  if (isNumber(text)) {
    const digits = text.replace(/\D/g, "").replace(/^00/, "");
    return digits ? [digits.slice(0, termLength)] : [];
  }
  return [...new Set(wordsOf(text))].slice(0, 6);
}

/** The words that begin with this one, as the bounds of a range: from it on, and before this. */
export function endOfRange(word: string): string {
  return `${word}\u{10ffff}`;
}
