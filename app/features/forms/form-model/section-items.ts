import type { Answers, RepeatItem } from "./answers";
import type { Section } from "./schema";

/** The items of a repeated section; of any other its answers, as the one item. */
export function itemsOf(section: Pick<Section, "id" | "repeat">, answers: Answers): RepeatItem[] {
  return section.repeat ? ((answers[section.id] ?? []) as RepeatItem[]) : [answers as RepeatItem];
}
