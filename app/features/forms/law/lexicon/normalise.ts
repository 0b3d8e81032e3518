/** A test copy of a text, never stored: one case, no accents, look-alikes made Latin, spaced letters joined. */
const INVISIBLE =
  /\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]|[\ufe00-\ufe0f]/gu;

/** Cyrillic, Greek and a few Latin letters that look like ours. By the capital where the two cases disagree. */
const TWINS = new Map(
  Object.entries({
    а: "a",
    в: "b",
    е: "e",
    к: "k",
    м: "m",
    н: "h",
    о: "o",
    р: "p",
    с: "c",
    т: "t",
    у: "y",
    х: "x",
    і: "i",
    ї: "i",
    ј: "j",
    ѕ: "s",
    ԁ: "d",
    ӏ: "l",
    ԛ: "q",
    ԝ: "w",
    һ: "h",
    г: "r",
    п: "n",
    α: "a",
    β: "b",
    ε: "e",
    ζ: "z",
    η: "h",
    ι: "i",
    κ: "k",
    μ: "m",
    ν: "n",
    ο: "o",
    ρ: "p",
    σ: "s",
    ς: "s",
    τ: "t",
    υ: "y",
    χ: "x",
    ω: "w",
    ı: "i",
    ł: "l",
    ø: "o",
    đ: "d",
    ð: "d",
    æ: "ae",
    œ: "oe",
    ß: "ss",
    ɡ: "g",
    ɑ: "a",
    ո: "n",
    ս: "u",
  }),
);

const SPACED =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}@$]( |\. ?|- ?|_|\*|·|•)(?:[\p{L}\p{N}@$]\1){1,40}[\p{L}\p{N}@$](?![\p{L}\p{N}])/gu;
const DOTTED_PAIR = /(?<![\p{L}\p{N}])(\p{L})\. ?(\p{L})\.?(?![\p{L}\p{N}])/gu;

export function normalise(text: string): string {
  const folded = text
    .replace(INVISIBLE, "")
    .replace(/\bn\s?[º°]|№|#/giu, " nr ")
    .normalize("NFKC")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\p{ASCII}]/gu, (letter) => TWINS.get(letter) ?? letter)
    .replace(/\b(?:no|nr|num|nbr)\.(?=\s|$|:)/gu, " nr ")
    .replace(/[\u2018\u2019\u02bc`´]/gu, "'");
  return folded
    .replace(SPACED, (run) => run.replace(/[ .\-_*·•]/gu, ""))
    .replace(DOTTED_PAIR, "$1$2")
    .replace(/(\p{L})\1{2,}/gu, "$1");
}

/** A word and what it may have been before digits, signs or a German "ue" took the place of letters. */
export function spellings(word: string): string[] {
  if (word.length > 5 && /[aou]e/u.test(word)) return [word, word.replace(/([aou])e/gu, "$1")];
  if (!/[a-z]/u.test(word) || !/[\d@$|!€+]/u.test(word)) return [word];
  const plain = word.replace(/[03457@$€!|+]/gu, (sign) => LEET[sign] ?? sign);
  return [...new Set([word, plain.replaceAll("1", "i"), plain.replaceAll("1", "l")])];
}

const LEET: Record<string, string> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "€": "e",
  "!": "i",
  "|": "l",
  "+": "t",
};
