/** What a password may be: any characters, spaces and other scripts included, as long as it is long enough. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
export const PERSON_NAME_MAX = 100;

export type LengthFault = "too-short" | "too-long";

/** As the wire says it; our pages have words of their own. */
export const passwordFaultTexts = {
  common: "This password is one of the most used ones. Choose another, for example three words of your own",
  context: "Leave out your name, your address and the name of this site, or add more to it",
};

/** Too short or too long; null when the length is right. */
export function lengthFault(password: string): LengthFault | null {
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

/** 0: too short; 1 to 4: weak to strong. A rough measure for the meter beside the field. It refuses nothing. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < PASSWORD_LENGTH.min) return 0;
  const distinct = new Set(password.toLowerCase()).size;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const points = Math.min(password.length, distinct * 2) + kinds * 2;
  return points >= 24 ? 4 : points >= 18 ? 3 : points >= 13 ? 2 : 1;
}
