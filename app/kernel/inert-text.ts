/** Controls, and the marks that turn the direction of what follows: they can make a line say something else. */
const unseen = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** Where a mail program sees an address: a dot, colon, slash or at sign inside a word. */
const linkJoint = /([.:/@])(?=[^\s\u200c])/gu;
const breaker = "\u200c";

/**
 * A stranger's words (a form's title, a name) for the body of a mail: one line, at most `maxLetters`, and nothing in it
 * that a mail program turns into a link. The mark that breaks a link has no width: the words read as they were written.
 */
export function inertText(text: string, maxLetters = 120): string {
  const line = text.replace(unseen, " ").replace(/\s+/gu, " ").trim();
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

const nameLettersMax = 40;
/** Everything but letters with their marks, spaces, apostrophes and hyphens. */
const notOfNames = /[^\p{L}\p{M}\s'\u2019-]+/gu;

/**
 * A person's name that somebody unverified chose, for the body of an invitation: at most 40 letters, without digits, dots
 * or anything of an address, so that it carries no message. `otherwise`: what stands for a name of which nothing is left.
 */
export function inertName(name: string, otherwise: string): string {
  const letters = [...inertText(name.replace(notOfNames, " "))];
  const plain = letters.slice(0, nameLettersMax).join("").trim();
  return /\p{L}/u.test(plain) ? plain : otherwise;
}

/** For a name of which nothing is left, within a sentence or at its head. */
export const unnamedApplicant = { en: "An applicant", es: "Una persona", fr: "Une personne" } as const;
export const unnamedLandlord = { en: "a landlord", es: "un propietario", fr: "un bailleur" } as const;
