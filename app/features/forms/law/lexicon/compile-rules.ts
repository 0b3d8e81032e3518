import { type CategoryKey, categoryKeys } from "./categories";
import { Vocabulary } from "./vocabulary";

/**
 * Rules are lines. "R" refuses, "W" warns, "M" masks a harmless phrase for its category ("*" heads masks for all),
 * "@name:" defines a set of phrases. A slot is "a|b_c|@set": one of several phrases, the words of a phrase side by side.
 *   R a b        b within five words of a, either way
 *   R a > b      b after a, within five words
 *   R a & b      anywhere in the sentence
 *   ... !c       unless c is in the sentence
 *   ... -@c      unless the value is that of a thing of the set c, and not of a person
 *   R = a        a alone, or with light words: a bare noun is a question about the applicant
 */
export type Phrase = readonly number[];
type Slot = { phrases: readonly Phrase[]; join: "near" | "after" | "anywhere" };
export type Rule = {
  category: CategoryKey;
  verdict: "refuse" | "warn";
  isBare: boolean;
  slots: readonly Slot[];
  unless: readonly (readonly Phrase[])[];
  things: readonly (readonly Phrase[])[];
};
export type Mask = { category: CategoryKey | null; slots: readonly (readonly Phrase[])[] };
export type Lexicon = {
  vocabulary: Vocabulary;
  /** By the number of the first word of a phrase that the first slot may begin with. */
  rules: ReadonlyMap<number, readonly Rule[]>;
  masks: ReadonlyMap<number, readonly Mask[]>;
  persons: readonly Phrase[];
  refusals: readonly Phrase[];
};

export function compileRules(shared: string, byCategory: Record<CategoryKey, string>): Lexicon {
  const vocabulary = new Vocabulary();
  const sets = new Map<string, Phrase[]>();
  const rules = new Map<number, Rule[]>();
  const masks = new Map<number, Mask[]>();

  const phrasesOf = (slot: string): Phrase[] =>
    slot.split("|").flatMap((part) => {
      if (!part.startsWith("@")) return [part.split("_").map((word) => vocabulary.idOf(word))];
      const set = sets.get(part);
      if (!set) throw new Error(`No such set: ${part}`);
      return set;
    });

  const readRule = (category: CategoryKey, verdict: Rule["verdict"], words: readonly string[]): void => {
    const slots: Slot[] = [];
    const rule = {
      category,
      verdict,
      isBare: words[0] === "=",
      slots,
      unless: [] as Phrase[][],
      things: [] as Phrase[][],
    };
    let join: Slot["join"] = "near";
    for (const word of rule.isBare ? words.slice(1) : words) {
      if (word === ">") join = "after";
      else if (word === "&") join = "anywhere";
      else if (word.startsWith("!")) rule.unless.push(phrasesOf(word.slice(1)));
      else if (word.startsWith("-")) rule.things.push(phrasesOf(word.slice(1)));
      else {
        slots.push({ phrases: phrasesOf(word), join });
        join = "near";
      }
    }
    for (const first of new Set(slots[0]?.phrases.map(([id]) => id))) add(rules, first, rule);
    vocabulary.allowMisspelt(slots[0]?.phrases.flat() ?? []);
  };

  const readSet = (line: string): void => {
    const [head = "", ...words] = line.trim().split(/\s+/u);
    if (!head.startsWith("@")) return;
    const name = head.replace(":", "");
    sets.set(name, [...(sets.get(name) ?? []), ...words.flatMap(phrasesOf)]);
  };

  const readLine = (category: CategoryKey | null, line: string): void => {
    const [head = "", ...words] = line.trim().split(/\s+/u);
    if (head.startsWith("@")) return;
    if (head === "M") {
      const slots = words.map(phrasesOf);
      for (const first of new Set(slots[0]?.map(([id]) => id))) add(masks, first, { category, slots });
    } else if (category && (head === "R" || head === "W")) {
      readRule(category, head === "R" ? "refuse" : "warn", words);
    } else if (head !== "") throw new Error(`Not a rule: ${line}`);
  };

  for (const text of [shared, ...Object.values(byCategory)]) for (const line of text.split("\n")) readSet(line);
  for (const line of shared.split("\n")) readLine(null, line);
  for (const category of categoryKeys) for (const line of byCategory[category].split("\n")) readLine(category, line);
  vocabulary.allowMisspelt((sets.get("@num") ?? []).flat());
  return { vocabulary, rules, masks, persons: sets.get("@me") ?? [], refusals: sets.get("@promise") ?? [] };
}

function add<T>(map: Map<number, T[]>, key: number | undefined, value: T): void {
  if (key === undefined) return;
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
