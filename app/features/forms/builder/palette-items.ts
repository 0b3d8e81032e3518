import type { PageLocale } from "../../../kernel/page-locale";
import { visibleText } from "../../../kernel/visible-text";
import { catalogue, neverOffered, ruleKeyOf } from "../form-model/catalogue";
import { definitionLimits } from "../form-model/definition-limits";
import { kinds } from "../form-model/kinds/registry";
import { inLocales, localize, type Texts } from "../form-model/localized";
import type { FieldKind } from "../form-model/schema";
import { readySections } from "../form-model/templates";
import { neverOfferedWords } from "../law/never-offered-words";
import { kindWords } from "./kinds-words";
import { paletteWords } from "./palette-words";
import { synonymWords } from "./synonyms-words";
import { sectionText } from "./templates-words";

/** What choosing an entry of the palette does. "never" does nothing: it says why, and may lead to a question to ask instead. */
export type PaletteChoice =
  | { kind: "ready"; key: string }
  | { kind: "own"; fieldKind: FieldKind; words?: string }
  | { kind: "section"; key: string }
  | { kind: "never"; key: string };

export type PaletteItem = {
  id: string;
  group: string;
  title: string;
  /** A second line: what it is for, or why it is never offered. */
  hint?: string;
  choice: PaletteChoice;
  /** Folded: the words of the title, and every word it is found by. */
  titleWords: string;
  words: string;
  /** Folded: what is said under the title here or to applicants. It counts least. */
  hintWords: string;
};

/** Headings in the order of the palette: what adds most at once first. */
export function paletteGroups(language: PageLocale): string[] {
  const { readySections: sections, groups, ownQuestion } = paletteWords[language];
  const inOrder = [...new Set(catalogue.map(({ group }) => group))];
  return [sections, ...inOrder.map((group) => groups[group]), ownQuestion];
}

/** Lower case without accents: "Café" is found by "cafe", "Größe" by "grosse". */
function foldText(text: string): string {
  return visibleText(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

type Made = Omit<PaletteItem, "titleWords" | "words" | "hintWords">;

function item(made: Made, words: readonly string[], hints: readonly string[] = []): PaletteItem {
  const spaced = (text: string) => ` ${foldText(text).replace(/[^\p{L}\p{N}]+/gu, " ")}`;
  return {
    ...made,
    titleWords: spaced(made.title),
    words: spaced([made.title, made.group, ...words].join(" ")),
    hintWords: spaced([made.hint, ...hints].join(" ")),
  };
}

const made = new Map<PageLocale, readonly PaletteItem[]>();

/** Everything the palette knows, in its order. */
export function paletteItems(language: PageLocale): readonly PaletteItem[] {
  const items = made.get(language) ?? [
    ...sectionItems(language),
    ...readyItems(language),
    ...ownItems(language),
    ...neverItems(language),
  ];
  made.set(language, items);
  return items;
}

function sectionItems(language: PageLocale): PaletteItem[] {
  const group = paletteWords[language].readySections;
  return readySections.map((ready) => {
    const { name, asks } = sectionText(ready, language);
    const choice = { kind: "section", key: ready.key } as const;
    const said = synonymsIn(language).map(({ section }) => section);
    return item({ id: `section-${ready.key}`, group, title: name, hint: asks, choice }, [...said, asks]);
  });
}

function readyItems(language: PageLocale): PaletteItem[] {
  const { groups } = paletteWords[language];
  const inWords = (texts: Texts) => localize(inLocales(texts, "en"), language, "en");
  return catalogue.map(({ key, group, label, help }) => {
    const said = synonymsIn(language).flatMap(({ offered }) => [offered[ruleKeyOf(key)] ?? "", offered[key] ?? ""]);
    return item(
      {
        id: `ready-${key.replace(".", "-")}`,
        group: groups[group],
        title: inWords(label),
        choice: { kind: "ready", key },
      },
      [...label, ...said, key],
      help && [...help, inWords(help)],
    );
  });
}

function ownItems(language: PageLocale): PaletteItem[] {
  const group = paletteWords[language].ownQuestion;
  return (Object.keys(kinds) as FieldKind[]).map((fieldKind) => {
    const { name, hint } = kindWords[language][fieldKind];
    const said = synonymsIn(language).flatMap(({ own, kinds: ofKinds }) => [own, ofKinds[fieldKind]]);
    return item({ id: `own-${fieldKind}`, group, title: name, hint, choice: { kind: "own", fieldKind } }, said);
  });
}

function neverItems(language: PageLocale): PaletteItem[] {
  const group = paletteWords[language].neverOffered;
  return neverOffered.map(({ key }) => {
    const { what, reason } = neverOfferedWords[language][key];
    const said = synonymsIn(language).map(({ barred }) => barred[key] ?? "");
    return item({ id: `never-${key}`, group, title: what, hint: reason, choice: { kind: "never", key } }, said);
  });
}

type Synonyms = Record<"offered" | "barred", Readonly<Record<string, string>>> & {
  kinds: Readonly<Record<FieldKind, string>>;
  own: string;
  section: string;
};

/** In the reader's language, and those of English: a landlord may type either. */
function synonymsIn(language: PageLocale): Synonyms[] {
  return language === "en" ? [synonymWords.en] : [synonymWords[language], synonymWords.en];
}

/** What was typed as a question of the landlord's own; null for nothing typed. */
export function ownWordsItem(query: string, language: PageLocale): PaletteItem | null {
  const typed = visibleText(query).trim().slice(0, definitionLimits.labelLength).trim();
  if (typed === "") return null;
  const words = paletteWords[language];
  return item(
    {
      id: "own-words",
      group: "",
      title: words.askAsOwn({ words: typed }),
      hint: words.askAsOwnHint,
      choice: { kind: "own", fieldKind: "text", words: typed },
    },
    [],
  );
}

/** Whether every word is one that this entry is known by, and not only part of one or said in its help. */
export function matchesWell(item: PaletteItem, query: string): boolean {
  return wordsOf(query).every((word) => scoreOf(item, [word]) >= knownWord);
}

/** Entries with every word of the query, titles before synonyms; for an empty query all that are offered. */
export function searchPalette(query: string, language: PageLocale): PaletteItem[] {
  const wanted = wordsOf(query);
  const items = paletteItems(language);
  if (wanted.length === 0) return items.filter(({ choice }) => choice.kind !== "never");
  return items
    .map((candidate) => ({ candidate, score: scoreOf(candidate, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate);
}

function wordsOf(query: string): string[] {
  return foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The score of a word that an entry is known by. */
const knownWord = 2;

function scoreOf({ titleWords, words, hintWords }: PaletteItem, wanted: readonly string[]): number {
  let score = 0;
  for (const word of wanted) {
    const found = titleWords.startsWith(` ${word}`)
      ? 4
      : titleWords.includes(` ${word}`)
        ? 3
        : words.includes(` ${word}`)
          ? knownWord
          : word.length > 3 && (words.includes(word) || hintWords.includes(` ${word}`))
            ? 1
            : 0;
    if (found === 0) return 0;
    score += found;
  }
  return score;
}
