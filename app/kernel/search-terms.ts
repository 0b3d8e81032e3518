import { phoneParts } from "./phone";

/** So many words at most stand for one applicant, so long each. */
const termsAtMost = 24;
const termLength = 40;
/** Ends of a telephone number that are shorter find too much. */
const shortestEnd = 4;

/** Letters that Unicode takes for letters of their own, and a foreign keyboard for these. */
const plainLetters: Record<string, string> = {
  æ: "ae",
  ð: "d",
  ø: "o",
  þ: "th",
  ß: "ss",
  đ: "d",
  ı: "i",
  ł: "l",
  œ: "oe",
};

/** Words as they are compared: without case and marks, cut where neither letter nor digit is. */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, termLength).replace(/[æðøþßđıłœ]/g, (letter) => plainLetters[letter] ?? letter));
}

/** Of "Anne-Marie O'Neill" "AnneMarie" and "ONeill", as many type them, beside the words themselves. */
function nameWordsOf(name: string): string[] {
  const joined = name.split(/\s+/).filter((word) => /\p{L}[-'’ʼ‐]\p{L}/u.test(word));
  return [...wordsOf(name), ...joined.flatMap((word) => wordsOf(word.replace(/[-'’ʼ‐]/g, "")))];
}

/** The words that an applicant is compared by, once opened: of name and address, and the number from each of its first digits on. */
function termsOf(person: { name: string; email: string; phone: string | null }): string[] {
  const digits = digitsOf(person.phone);
  const ends = Array.from({ length: Math.max(0, digits.length - shortestEnd + 1) }, (_, start) => digits.slice(start));
  return [...new Set([...nameWordsOf(person.name), ...wordsOf(person.email), ...ends])].slice(0, termsAtMost);
}

/** Those that are dialled first: an extension finds nobody. */
function digitsOf(phone: string | null): string {
  return phoneParts(phone ?? "").number.replace(/\D/g, "");
}

/** Kinds of terms: of a whole address, of the end of a number, of the beginning of a word. */
const marks = { address: "@", end: "~", word: "#" } as const;
export const markLength = 1;
/** Kinds by which the same person is known again. */
export const samePersonMarks = [marks.address, marks.end] as const;

/** Letters of a word that its terms begin with. */
const beginnings = [3, 5] as const;
/** One of these says as much as a word elsewhere. */
const isOfSyllables = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The terms of an applicant, before they are hashed: each is a row, so no more than lead to somebody. Of a word its first
 * three and first five letters; of the address the words without its ending and without a provider that half of all people
 * have, and the whole; of the number the last four digits, and the first five of the national one.
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
  const digits = digitsOf(phone);
  const numbers = digits.length < shortestEnd ? [] : [endOf(digits), ...frontOf(nationalOf(digits))];
  const whole = email === "" ? [] : [wholeOf(email)];
  const words = [...nameWordsOf(name), ...wordsOf(mailbox), ...tellingWordsOf(domain)];
  return [...new Set([...whole, ...numbers, ...words.flatMap(beginningsOf)])].slice(0, termsAtMost);
}

/** Terms of a search, before hashing: one is enough. Of one or two letters only a whole word, syllables apart. */
export function leadsOf(search: string): string[] {
  if (isNumber(search)) return [...new Set(numbersIn(search).flatMap(leadsOfNumber))];
  const isAddress = /@./.test(search);
  const words = longestWordOf(search).map(longestOf);
  return [...new Set([...(isAddress ? [wholeOf(search.trim())] : []), ...words])];
}

/** The word that tells most; none where nothing is told. */
function longestWordOf(search: string): string[] {
  const [mailbox = "", domain] = search.split("@");
  const words = wordsOf(domain === undefined ? search : mailbox);
  const telling = words.length > 0 ? words : tellingWordsOf(domain ?? "");
  return telling.sort((one, other) => other.length - one.length).slice(0, 1);
}

function wholeOf(email: string): string {
  return marks.address + email.toLowerCase();
}

function endOf(digits: string): string {
  return marks.end + digits.slice(-shortestEnd);
}

function frontOf(digits: string): string[] {
  return digits.length < beginnings[1] ? [] : [longestOf(digits)];
}

function beginningsOf(word: string): string[] {
  const letters = [...word];
  const lengths = beginnings.filter((length) => letters.length >= length);
  const all = isOfSyllables.test(word) ? [1, ...lengths] : lengths.length > 0 ? lengths : [letters.length];
  return all.map((length) => marks.word + letters.slice(0, length).join(""));
}

/** The longest of the terms that a word beginning like this has for certain. */
function longestOf(start: string): string {
  return beginningsOf(start).at(-1) ?? "";
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

function isNumber(text: string): boolean {
  return /^[\d\s()+./-]+$/.test(text);
}

/** Digits as they were typed; `isWhole`: from the country's code on. */
type TypedNumber = { digits: string; isWhole: boolean };

/**
 * The readings of a number, which may be typed in groups: what begins with 00 is a whole one or the end of one, and the 0 that
 * most countries dial before their own numbers is in none that is kept.
 */
function numbersIn(text: string): TypedNumber[] {
  const digits = text.replace(/\D/g, "").slice(0, termLength);
  if (digits === "") return [];
  const typed = { digits, isWhole: /^\s*\+/.test(text) };
  const isWhole = digits.startsWith("00");
  const further = { digits: digits.replace(/^00?/, ""), isWhole };
  return further.digits === digits || further.digits.length < shortestEnd ? [typed] : [typed, further];
}

function leadsOfNumber({ digits, isWhole }: TypedNumber): string[] {
  const front = isWhole ? nationalOf(digits) : digits;
  return [...(digits.length < shortestEnd ? [] : [endOf(digits)]), ...(front === "" ? [] : [longestOf(front)])];
}

/** Whether a search finds this person: each of its words has to begin one of theirs, or the number one of its ends. */
export function isFoundBy(search: string, person: { name: string; email: string; phone: string | null }): boolean {
  const terms = termsOf(person);
  const begins = (word: string) => terms.some((term) => term.startsWith(word));
  if (isNumber(search)) return numbersIn(search).some(({ digits }) => begins(digits));
  return [...new Set(wordsOf(search))].slice(0, 6).every(begins);
}
