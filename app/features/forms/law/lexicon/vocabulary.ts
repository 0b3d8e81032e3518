import type { LexiconLanguage } from "./categories";
import { isWithin } from "./edit-distance";
import { guardWords } from "./guard-words";

/** Patterns of words: "passport", stem "relig*", ending "*ausweis", compound "sozialvers*nummer", a language "de:alter". */
type Atom = { id: number; language: LexiconLanguage | null; head: string; tail: string; shape: Shape; letters: number };
type Shape = "whole" | "stem" | "ending" | "inside" | "compound";

/** Words below this length are matched letter by letter. */
const FUZZY_FROM = 6;
const FUZZY_STEM_FROM = 7;

export type Hit = { id: number; language: LexiconLanguage | null };

export class Vocabulary {
  private readonly ids = new Map<string, number>();
  private readonly whole = new Map<string, Atom[]>();
  private readonly stems = new Map<string, Atom[]>();
  private readonly atoms: Atom[] = [];
  private readonly guessable = new Set<number>();
  private readonly loose: Atom[] = [];
  private readonly fuzzy = new Map<string, Atom[]>();
  private readonly known = new Map<string, readonly Hit[]>();
  private readonly guarded = new Set(guardWords.split(/\s+/u));

  /** The number of a pattern; the same pattern has the same number. */
  idOf(pattern: string): number {
    const found = this.ids.get(pattern);
    if (found !== undefined) return found;
    const id = this.ids.size;
    this.ids.set(pattern, id);
    this.add(id, pattern);
    return id;
  }

  private add(id: number, pattern: string): void {
    const [, bound = null, body = ""] = /^(?:(en|es|fr|de|pt):)?(.*)$/u.exec(pattern) ?? [];
    const [head = "", second = "", third] = body.split("*");
    const shape: Shape =
      third !== undefined
        ? "inside"
        : !body.includes("*")
          ? "whole"
          : second === ""
            ? "stem"
            : head === ""
              ? "ending"
              : "compound";
    const atom: Atom = {
      id,
      language: bound as LexiconLanguage | null,
      head: head || second,
      tail: second,
      shape,
      letters: lettersOf(head || second),
    };
    if (shape === "whole") push(this.whole, head, atom);
    else if (shape === "stem") push(this.stems, head.slice(0, 2), atom);
    else this.loose.push(atom);
    this.atoms[id] = atom;
  }

  /** From now on misspellings of these patterns count as well. Asked for the terms of rules, not for what stands around. */
  allowMisspelt(ids: Iterable<number>): void {
    for (const id of ids) {
      const atom = this.atoms[id];
      if (!atom || this.guessable.has(id)) continue;
      this.guessable.add(id);
      const { head, shape, language } = atom;
      // A word bound to a language is a common one elsewhere: it is never guessed at.
      const isLong = head.length >= (shape === "stem" ? FUZZY_STEM_FROM : FUZZY_FROM);
      if (language === null && isLong && (shape === "whole" || shape === "stem"))
        push(this.fuzzy, head.slice(0, 1), atom);
    }
  }

  /** Every pattern that a word is, or is a misspelling of. */
  hits(word: string): readonly Hit[] {
    const known = this.known.get(word);
    if (known) return known;
    if (this.known.size > 20_000) this.known.clear();
    const exact = this.exact(word);
    const hits = exact.some((atom) => isWhole(atom, word)) ? exact : [...exact, ...this.guesses(word)];
    this.known.set(word, hits);
    return hits;
  }

  /** The patterns a word is, letter by letter. */
  exact(word: string): Atom[] {
    const stems = (this.stems.get(word.slice(0, 2)) ?? []).filter(({ head }) => word.startsWith(head));
    const loose = this.loose.filter(({ head, tail, shape }) => {
      if (shape === "ending") return word.endsWith(head) && word.length > head.length;
      if (shape === "inside") return word.includes(head);
      return word.length > head.length + tail.length && word.startsWith(head) && word.endsWith(tail);
    });
    return [...(this.whole.get(word) ?? []), ...stems, ...loose];
  }

  /** "pass port": two words are read as one only where that one is a long word of ours, letter by letter. */
  joined(word: string): Atom[] {
    if (word.length < 7) return [];
    return this.exact(word).filter(({ head, shape }) => head.length >= 7 && (shape === "whole" || shape === "stem"));
  }

  guesses(word: string): Atom[] {
    if (word.length < FUZZY_FROM - 1 || this.guarded.has(word)) return [];
    const letters = lettersOf(word);
    const isLike = ({ head, shape, letters: wanted }: Atom) => {
      const limit = head.length >= 10 ? 2 : 1;
      const isStem = shape === "stem";
      // Cheap first: letters that one has and the other lacks cost an edit each.
      if (word.length < head.length - limit || (!isStem && word.length > head.length + limit)) return false;
      if (bits(wanted & ~letters) > limit || (!isStem && bits(letters & ~wanted) > limit)) return false;
      return isWithin(word, head, limit, isStem);
    };
    return [...(this.fuzzy.get(word.slice(0, 1)) ?? []), ...(this.fuzzy.get(word.slice(1, 2)) ?? [])].filter(isLike);
  }
}

/** A short stem says little of a long compound: "bank" in "Bankverbinndung" leaves room for a misspelling. */
function isWhole({ shape, head }: Atom, word: string): boolean {
  return shape === "whole" || head.length > 8 || word.length - head.length < 7;
}

/** The letters of a word as a set of 26 bits. */
function lettersOf(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index += 1) {
    const letter = word.charCodeAt(index) - 97;
    if (letter >= 0 && letter < 26) set |= 1 << letter;
  }
  return set;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function push(map: Map<string, Atom[]>, key: string, atom: Atom): void {
  const list = map.get(key);
  if (list) list.push(atom);
  else map.set(key, [atom]);
}
