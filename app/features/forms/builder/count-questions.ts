import type { FormDefinition } from "../form-model/schema";
import { countCustomQuestions } from "../rent-forms/entitlements";
import type { FrameWords } from "./frame-words";

/** "24, 2 of your own": what a form asks, texts to read left out. */
export function countQuestions(definition: FormDefinition, words: FrameWords): string {
  const all = definition.sections.flatMap(({ fields }) => fields).filter(({ kind }) => kind !== "statement").length;
  const own = countCustomQuestions(definition);
  return own === 0 ? words.questionsInAll({ count: all }) : words.questionsWithOwn({ count: all, own });
}
