import type { LexiconLanguage } from "./categories";
import { normalise, spellings } from "./normalise";

/**
 * `chunk` counts commas and "and"s: what belongs to your dog in one chunk is yours in the next. `option`: which of a
 * choice the word stands in, 0 for the question.
 */
type Token = { forms: string[]; chunk: number; option: number };

/** One sentence: its words, and the languages it may be in. */
export type Segment = { tokens: Token[]; languages: ReadonlySet<LexiconLanguage> };

const FUNCTION_WORDS: Record<LexiconLanguage, string> = {
  en: "in a all as other about each every the your you what which is are do does did have has of for with and or how many when where will would this that any please who can been be i my we our from if at on not it its per by an was to whose there here should",
  es: "el los las su sus usted ustedes que cual cuales es son tiene tienes tienen de del para con y o como cuantos cuantas cuanto cuando donde esta este tu tus ha han se en por favor un una al es su hay algun alguna si indique mi nuestro quien al la",
  fr: "le les la votre vos vous quel quelle quels quelles est sont avez de du des pour avec et ou comment combien quand ce cette etes qui je un une au aux en l d n s ne pas par sur il dans a t mon ma ton ta sera serez",
  de: "der die das ihr ihre ihren ihrem ihrer sie ist sind haben hat wie viele wann wo und oder mit fur von im zu den dem des ein eine einen einer welche welcher welches bitte wer was in auf bei werden wird kein keine nicht ja nein seit ob am zum zur es gibt durfen konnen sein mein meine",
  pt: "o os as seu sua seus suas voce voces que qual quais e sao tem do da dos das para com ou como quantos quantas quando onde esta este em no na nos nas um uma ao por favor se ha algum alguma quem nao ja foi vai de minha meu",
};
const LANGUAGES = Object.keys(FUNCTION_WORDS) as LexiconLanguage[];

const everyLanguage: ReadonlySet<LexiconLanguage> = new Set(LANGUAGES);
const languagesOf = new Map<string, LexiconLanguage[]>();
for (const language of LANGUAGES) {
  for (const word of new Set(FUNCTION_WORDS[language].split(" "))) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  }
}

/** Words that carry no meaning of their own, in one of `languages`: a question without others is a bare noun. */
export function isLight(word: string, languages: ReadonlySet<LexiconLanguage> = everyLanguage): boolean {
  return languagesOf.get(word)?.some((language) => languages.has(language)) ?? false;
}

function detect(words: readonly string[], locale: string): ReadonlySet<LexiconLanguage> {
  const scores = new Map<LexiconLanguage, number>(LANGUAGES.map((language) => [language, 0]));
  for (const word of words) {
    const languages = languagesOf.get(word) ?? [];
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length);
  }
  const declared = locale.split("-")[0] as LexiconLanguage;
  if (scores.has(declared)) scores.set(declared, (scores.get(declared) ?? 0) + 0.6);
  const best = Math.max(...scores.values());
  return new Set(LANGUAGES.filter((language) => best === 0 || (scores.get(language) ?? 0) >= best - 0.01));
}

/** The dot of a shortened "social security number" ends no sentence. */
const SENTENCE_END =
  /[?!;\n¿¡]+(?=\s|$|[^\p{L}\p{N}])|(?<=[\p{L}\p{N})_]{3})(?<!(?<!\p{L})(?:soc|sec|nat|seg|num|steuerl|vers|sozialvers))\.+(?=\s|$)|[?;\n¿¡]+/u;
const BREAKS = new Set([
  "and",
  "or",
  "y",
  "et",
  "und",
  "oder",
  "e",
  "ou",
  "o",
  "u",
  "but",
  "pero",
  "mais",
  "aber",
  "mas",
  "as_well",
]);

/**
 * The sentences of a text. `locale` is the language it was written for; its words, or those of the question it
 * answers, may say otherwise.
 */
export function segmentsOf(text: string, locale: string, question = ""): Segment[] {
  const asked = normalise(question).match(WORD) ?? [];
  return sentencesOf(text).map((sentence) => segmentOf(tokensOf(sentence), locale, asked));
}

/** A question with all of its options is one sentence. */
export function choiceSegment([question = "", ...options]: readonly string[], locale: string): Segment {
  const tokens = [question, ...options].flatMap((text, option) =>
    sentencesOf(text)
      .flatMap((sentence) => tokensOf(sentence))
      .map((token) => ({ ...token, chunk: token.chunk + option * 100, option })),
  );
  return segmentOf(tokens, locale, []);
}

const WORD = /[\p{L}\p{N}]+/gu;

function sentencesOf(text: string): string[] {
  const sentences = normalise(text).split(SENTENCE_END);
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}

function segmentOf(tokens: Token[], locale: string, asked: readonly string[]): Segment {
  const words = tokens.map(({ forms }) => forms[0] ?? "");
  return { tokens, languages: detect([...words, ...asked], locale) };
}

function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = [];
  let chunk = 0;
  // Words, numbers, and the marks that end a chunk. Signs inside a word stay: they may stand for letters.
  for (const [piece] of sentence.matchAll(
    /[\p{L}\p{N}]+(?:[@$!|€+*._][\p{L}\p{N}]+)*|[@$€][\p{L}\p{N}]+|[,/&+:()]/gu,
  )) {
    if (/^[,/&+:()]$/u.test(piece)) {
      chunk += 1;
      continue;
    }
    const parts = piece.split(/[._*+|!]/u).filter((part) => part !== "");
    if (BREAKS.has(piece)) chunk += 1;
    if (parts.length > 1) {
      tokens.push({ forms: [...spellings(piece), parts.join("")], chunk, option: 0 });
      for (const part of parts) tokens.push({ forms: [part], chunk, option: 0 });
    } else if (piece !== "s" || tokens.length === 0) tokens.push({ forms: spellings(piece), chunk, option: 0 });
  }
  return tokens;
}
