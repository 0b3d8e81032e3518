/** What a password may be: any characters, spaces and other scripts included, as long as it is long enough. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
export const PERSON_NAME_MAX = 100;

export type PasswordFault = "too-short" | "too-long" | "common" | "context";

export const passwordFaultTexts: Record<PasswordFault, string> = {
  "too-short": `Use at least ${PASSWORD_LENGTH.min} characters`,
  "too-long": `Use at most ${PASSWORD_LENGTH.max} characters`,
  common: "This password is one of the most used ones. Choose another, for example three words of your own",
  context: "Leave out your name, your address and the name of this site, or add more to it",
};

/** Too short or too long; null when the length is right. */
export function lengthFault(password: string): PasswordFault | null {
  if (password.length < PASSWORD_LENGTH.min) return "too-short";
  return password.length > PASSWORD_LENGTH.max ? "too-long" : null;
}

/** Letters beside a word that a guesser would try first, which still make it a password of its own. */
const OWN_CHARACTERS = 6;

/** Whether the password is little more than one of the words that everybody knows of this person or this site. */
export function leansOnContext(password: string, words: readonly string[]): boolean {
  const bare = bareLetters(password);
  return words
    .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
    .map(bareLetters)
    .filter((word) => word.length >= 4)
    .some((word) => bare.includes(word) && bare.length - word.length < OWN_CHARACTERS);
}

function bareLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

export type PasswordStrength = { score: 0 | 1 | 2 | 3 | 4; label: string };

const labels = ["Too short", "Weak", "Fair", "Good", "Strong"] as const;

/** A rough measure for the meter beside the field: length counts, a repeated character once. It refuses nothing. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < PASSWORD_LENGTH.min) return { score: 0, label: labels[0] };
  const distinct = new Set(password.toLowerCase()).size;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const points = Math.min(password.length, distinct * 2) + kinds * 2;
  const score = points >= 24 ? 4 : points >= 18 ? 3 : points >= 13 ? 2 : 1;
  return { score, label: labels[score] };
}
