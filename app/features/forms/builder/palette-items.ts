import { landlordLanguage } from "../../../kernel/landlord-locale";
import { visibleText } from "../../../kernel/visible-text";
import { catalogue, catalogueGroups, neverOffered, ruleKeyOf } from "../form-model/catalogue";
import { definitionLimits } from "../form-model/definition-limits";
import { kinds } from "../form-model/kinds/registry";
import type { FieldKind } from "../form-model/schema";
import { readySections } from "../form-model/templates";
import { paletteWords } from "./palette-words";
import { synonymWords } from "./synonyms-words";

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

const words = paletteWords[landlordLanguage];
const offeredWords: Readonly<Record<string, string>> = synonymWords[landlordLanguage].offered;
const barredWords: Readonly<Record<string, string>> = synonymWords[landlordLanguage].barred;

/** Groups in the order of the palette: what adds most at once first. */
export const paletteGroups: readonly string[] = [
  words.readySections,
  ...catalogueGroups.map(({ title }) => title),
  words.ownQuestion,
];

const groupTitles = new Map(catalogueGroups.map(({ group, title }) => [group, title]));

/** Lower case without accents: "Café" is found by "cafe". */
function foldText(text: string): string {
  return visibleText(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
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

/** Everything the palette knows, in its order. */
export const paletteItems: readonly PaletteItem[] = [
  ...readySections.map((ready) =>
    item(
      {
        id: `section-${ready.key}`,
        group: words.readySections,
        title: ready.name,
        hint: ready.asks,
        choice: { kind: "section", key: ready.key },
      },
      ["section page sección página page", ready.asks],
    ),
  ),
  ...catalogue.map((entry) =>
    item(
      {
        id: `ready-${entry.key.replace(".", "-")}`,
        group: groupTitles.get(entry.group) ?? "",
        title: entry.label[0],
        choice: { kind: "ready", key: entry.key },
      },
      [...entry.label, offeredWords[ruleKeyOf(entry.key)] ?? "", offeredWords[entry.key] ?? "", entry.key],
      entry.help,
    ),
  ),
  ...Object.entries(kinds).map(([kind, { words: said }]) =>
    item(
      {
        id: `own-${kind}`,
        group: words.ownQuestion,
        title: said.name,
        hint: said.hint,
        choice: { kind: "own", fieldKind: kind as FieldKind },
      },
      ["own custom new question propia propre", said.search],
    ),
  ),
  ...neverOffered.map((barred) =>
    item(
      {
        id: `never-${barred.key}`,
        group: words.neverOffered,
        title: barred.what,
        hint: barred.reason,
        choice: { kind: "never", key: barred.key },
      },
      [barredWords[barred.key] ?? ""],
    ),
  ),
];

/** What was typed as a question of the landlord's own; null for nothing typed. */
export function ownWordsItem(query: string): PaletteItem | null {
  const typed = visibleText(query).trim().slice(0, definitionLimits.labelLength).trim();
  if (typed === "") return null;
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
export function searchPalette(query: string): PaletteItem[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return paletteItems.filter(({ choice }) => choice.kind !== "never");
  return paletteItems
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
