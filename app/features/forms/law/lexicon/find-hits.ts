import type { CategoryKey } from "./categories";
import type { Lexicon, Mask, Phrase, Rule } from "./compile-rules";
import { streetNames } from "./street-names";
import { choiceSegment, isLight, type Segment, segmentsOf } from "./tokens";

export type RuleHit = { category: CategoryKey; verdict: "refuse" | "warn" };

/** How far apart the words of one question stand. */
const NEAR = 6;
/** Words between two parts of a masked phrase ("permit for the parking place"). */
const MASK_GAP = 2;
/** A bare noun or two and a word with them, apart from light words and persons. */
const BARE_WORDS = 3;

type Span = { from: number; to: number };

/** A sentence made ready: where each pattern stands. */
class Sentence {
  readonly places = new Map<number, number[]>();
  readonly length: number;
  private readonly masked = new Map<CategoryKey | null, Set<number>>();

  constructor(
    private readonly lexicon: Lexicon,
    readonly segment: Segment,
  ) {
    this.length = segment.tokens.length;
    segment.tokens.forEach(({ forms }, index) => {
      for (const form of forms) this.place(form, index, false);
      const next = segment.tokens[index + 1]?.forms[0];
      if (next !== undefined) this.place((forms[0] ?? "") + next, index, true);
    });
  }

  private place(form: string, index: number, isJoined: boolean): void {
    const hits = isJoined ? this.lexicon.vocabulary.joined(form) : this.lexicon.vocabulary.hits(form);
    for (const { id, language } of hits) {
      if (language !== null && !this.segment.languages.has(language)) continue;
      const list = this.places.get(id);
      if (!list) this.places.set(id, [index]);
      else if (list.at(-1) !== index) list.push(index);
    }
  }

  /** Masks first what is harmless for all, then what is harmless for a category. */
  mask(masks: readonly Mask[]): void {
    for (const { category, slots } of masks) {
      for (const first of this.spans(slots[0] ?? [], null)) {
        const end = this.follow(slots, first);
        if (end === null) continue;
        const set = this.masked.get(category) ?? new Set();
        for (let index = first.from; index <= end; index += 1) set.add(index);
        this.masked.set(category, set);
      }
    }
  }

  /** Names of streets and places are harmless for all. */
  maskStreets(): void {
    const persons = new Set(this.spans(this.lexicon.persons, null).map(({ from }) => from));
    const names = streetNames(this.segment, persons);
    if (names.size > 0) this.masked.set(null, new Set([...(this.masked.get(null) ?? []), ...names]));
  }

  private follow(slots: Mask["slots"], first: Span): number | null {
    let end = first.to;
    for (const slot of slots.slice(1)) {
      const next = this.spans(slot, null).find(({ from }) => from > end && from - end <= MASK_GAP + 1);
      if (!next) return null;
      end = next.to;
    }
    return end;
  }

  isMasked(index: number, category: CategoryKey | null): boolean {
    return (this.masked.get(null)?.has(index) ?? false) || (this.masked.get(category)?.has(index) ?? false);
  }

  /** Every place of every phrase, less what is masked for the category. */
  spans(phrases: readonly Phrase[], category: CategoryKey | null | "none"): Span[] {
    const found: Span[] = [];
    for (const phrase of phrases) {
      const [first, ...rest] = phrase;
      for (const from of this.places.get(first ?? -1) ?? []) {
        if (!rest.every((id, step) => this.places.get(id)?.includes(from + step + 1))) continue;
        const span = { from, to: from + rest.length };
        if (category !== null && category !== "none" && this.isSpanMasked(span, category)) continue;
        found.push(span);
      }
    }
    return found;
  }

  private isSpanMasked({ from, to }: Span, category: CategoryKey): boolean {
    for (let index = from; index <= to; index += 1) if (this.isMasked(index, category)) return true;
    return false;
  }

  /** Two options of a choice are not read on from one to the other; each is read on from the question. */
  isOneText(one: Span, other: Span): boolean {
    const [a = 0, b = 0] = [one, other].map(({ from }) => this.segment.tokens[from]?.option);
    return a === b || a === 0 || b === 0;
  }

  has(phrases: readonly Phrase[]): boolean {
    return this.spans(phrases, null).length > 0;
  }

  hasInChunk(phrases: readonly Phrase[], chunk: number): boolean {
    return this.spans(phrases, null).some(({ from }) => this.segment.tokens[from]?.chunk === chunk);
  }

  weightFor(category: CategoryKey): number {
    const persons = new Set(this.spans(this.lexicon.persons, null).map(({ from }) => from));
    return this.segment.tokens.filter(
      ({ forms }, index) => !isLight(forms[0] ?? "") && !persons.has(index) && !this.isMasked(index, category),
    ).length;
  }
}

/**
 * What is asked: a text, or a question with its options. Of what stands around it: `context` can excuse ("Pets" over
 * "Sex"), and so can the `question` that an option answers ("Size of the bed" over "Matrimonio").
 */
export type Asked = { text: string | readonly string[]; locale: string; context?: string; question?: string };

export function findHits(lexicon: Lexicon, { text, locale, context = "", question = "" }: Asked): RuleHit[] {
  const segments = typeof text === "string" ? segmentsOf(text, locale, question) : [choiceSegment(text, locale)];
  const sentences = segments.map((segment) => new Sentence(lexicon, segment));
  const around = segmentsOf(context, locale).map((segment) => new Sentence(lexicon, segment));
  const answered = segmentsOf(question, locale).map((segment) => new Sentence(lexicon, segment));
  return sentences.flatMap((sentence) => {
    const masks = [...sentence.places.keys()].flatMap((id) => lexicon.masks.get(id) ?? []);
    if (masks.length > 0) sentence.mask([...new Set(masks)]);
    sentence.maskStreets();
    if (sentence.has(lexicon.refusals)) return [];
    const rules = new Set([...sentence.places.keys()].flatMap((id) => lexicon.rules.get(id) ?? []));
    const others = [...sentences.filter((other) => other !== sentence), ...around];
    const isExcused = ({ unless }: Rule) =>
      unless.some((phrases) => [sentence, ...answered].some((each) => each.has(phrases)));
    return [...rules]
      .filter((rule) => !isExcused(rule) && applies(rule, sentence, others, lexicon))
      .map(({ category, verdict }) => ({ category, verdict }));
  });
}

function applies(rule: Rule, sentence: Sentence, others: readonly Sentence[], lexicon: Lexicon): boolean {
  if (rule.isBare && sentence.weightFor(rule.category) > BARE_WORDS) return false;
  const [first, ...rest] = rule.slots;
  for (const span of sentence.spans(first?.phrases ?? [], rule.category)) {
    if (!joins(rule, sentence, span, rest)) continue;
    if (rule.things.some((things) => isOfThing(things, sentence, span, others, lexicon))) continue;
    return true;
  }
  return false;
}

function joins(rule: Rule, sentence: Sentence, first: Span, rest: Rule["slots"]): boolean {
  let last = first;
  for (const { phrases, join } of rest) {
    const next = sentence.spans(phrases, rule.category).find((span) => {
      if (span.from <= last.to && span.to >= last.from) return false;
      if (join === "anywhere") return true;
      if (!sentence.isOneText(span, last)) return false;
      const gap = span.from > last.to ? span.from - last.to : last.from - span.to;
      return gap <= NEAR && (join === "near" || span.from > last.to);
    });
    if (!next) return false;
    last = next;
  }
  return true;
}

/** Whose value: a thing's when one is named in the same chunk, or around it while no person is. */
function isOfThing(
  things: readonly Phrase[],
  sentence: Sentence,
  span: Span,
  others: readonly Sentence[],
  lexicon: Lexicon,
): boolean {
  const chunk = sentence.segment.tokens[span.from]?.chunk ?? 0;
  if (sentence.hasInChunk(things, chunk)) return true;
  if (sentence.hasInChunk(lexicon.persons, chunk)) return false;
  return sentence.has(things) || others.some((other) => other.has(things));
}
