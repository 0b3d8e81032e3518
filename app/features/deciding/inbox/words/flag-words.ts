import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/inbox/flag";
import type { FoundFlag } from "../../decision/rules/flags";

export const flagWords = inEveryLanguage("inbox/flag", en);

/** Rule and answer in one line, for lists that have no room for the whole rule. */
export function flagLine(
  { names, line }: (typeof flagWords)["en"],
  { key, answer }: Pick<FoundFlag, "key" | "answer">,
): string {
  return key === "petWhereNone" ? names[key] : line({ name: names[key], answer });
}
