import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";
import type { WordsPart } from "../../scripts/lib/words.ts";

/**
 * English that no page may have written itself: every letter carries a mark, every vowel stands twice (about 40 % longer, as German
 * is), every message in brackets. "rtl": the same, written from right to left.
 */
export type PseudoKind = "ltr" | "rtl";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const marked = [..."áƀçðéƒĝĥíĵķłɱñöþɋŕšŧüṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶŁṀÑÖÞɊŔŠŦÜṼŴẊÝŽ"];
const letters = new Map([...plain].map((letter, at) => [letter, marked[at] ?? letter]));

/** Words of a message, without its brackets: how a longer message begins. */
export function pseudoLetters(text: string, kind: PseudoKind = "ltr"): string {
  const longer = (word: string) =>
    [...word].map((letter) => (letters.get(letter) ?? letter).repeat(/[aeiou]/i.test(letter) ? 2 : 1)).join("");
  return text.replace(/[a-z]+/gi, (word) => (kind === "rtl" ? `\u202e${longer(word)}\u202c` : longer(word)));
}

/** An ICU message; what it fills in stays. */
export function pseudo(message: string, kind: PseudoKind = "ltr"): string {
  if (message === "") return message;
  return `⟦${printAST(parse(message).map((element) => markElement(element, kind)))}⟧`;
}

function markElement(element: MessageFormatElement, kind: PseudoKind): MessageFormatElement {
  const within = (elements: MessageFormatElement[]) => elements.map((one) => markElement(one, kind));
  if (element.type === TYPE.literal) return { ...element, value: pseudoLetters(element.value, kind) };
  if (element.type === TYPE.tag) return { ...element, children: within(element.children) };
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: within(option.value) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}

export function pseudoPart(part: WordsPart, kind: PseudoKind): WordsPart {
  if (typeof part === "string") return pseudo(part, kind);
  if (Array.isArray(part)) return part.map((one) => pseudoPart(one, kind));
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, pseudoPart(one, kind)]));
}
