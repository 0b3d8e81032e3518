import { isolated } from "./isolated";

/** Controls, and the marks that turn the direction of what follows: they can make a line say something else. */
const unseen = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** One that keeps two words on a line stays: French puts it before a colon. */
const spaces = /[^\S\u00a0]+/gu;
/** Where a mail program sees an address: a dot, colon, slash or at sign inside a word. */
const linkJoint = /([.:/@])(?=[^\s\u200c])/gu;
const breaker = "\u200c";

/** A stranger's words for a mail: one line of at most `maxLetters`, in which a mark without width breaks every link. */
export function inertText(text: string, maxLetters = 120): string {
  const line = text.replace(unseen, " ").replace(spaces, " ").trim();
  const letters = [...line];
  const cut =
    letters.length > maxLetters
      ? `${letters
          .slice(0, maxLetters - 1)
          .join("")
          .trimEnd()}\u2026`
      : line;
  return cut.replace(linkJoint, `$1${breaker}`);
}

/** Letters of the scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** The same within a sentence: what runs the other way keeps to itself, and the sentence its order. */
export function inertWithin(text: string): string {
  return keptApart(inertText(text));
}

function keptApart(text: string): string {
  return rightToLeft.test(text) ? isolated(text) : text;
}

const nameLettersMax = 40;
/** Everything but letters with their marks, spaces, apostrophes and hyphens. */
const notOfNames = /[^\p{L}\p{M}\s'\u2019-]+/gu;

/** What a confirmed account's name may have besides: digits, and the signs of companies and initials. */
const notOfConfirmedNames = /[^\p{L}\p{M}\p{Nd}\s'\u2019&.,-]+/gu;
/** More are a number to call or to pay to. */
const digitsMax = 6;
/** "J.P.", "U.S.A": dots that join nothing to an address. */
const initials = /^(?:\p{L}\.)+\p{L}?,?$/u;
/** A dot with more of its word behind it. */
const innerDot = /\.(?!,?$)/gu;

/** Keeps what companies have in their names, and nothing that a mail program would make a link or a number of. */
function confirmedName(name: string): string {
  const plain = name.replace(notOfConfirmedNames, " ");
  const digits = plain.match(/\p{Nd}/gu)?.length ?? 0;
  return (digits > digitsMax ? plain.replace(/\p{Nd}+/gu, " ") : plain)
    .split(/\s+/u)
    .map((word) => (initials.test(word) ? word : word.replace(innerDot, " ")))
    .join(" ");
}

/**
 * Somebody's name for a mail to somebody else: at most 40 letters, without digits, dots or signs unless `isConfirmed`, the
 * name of an account whose address is confirmed. `otherwise` where no letter is left.
 */
export function inertName(name: string, otherwise: string, { isConfirmed = false } = {}): string {
  const letters = [...inertText(isConfirmed ? confirmedName(name) : name.replace(notOfNames, " "))];
  const plain = letters.slice(0, nameLettersMax).join("").trim();
  return /\p{L}/u.test(plain) ? keptApart(plain) : otherwise;
}
