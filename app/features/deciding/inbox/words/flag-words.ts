import { flagNames } from "../../../../words/en/inbox/flag";
import type { FoundFlag } from "../../decision/rules/flags";

/** Rule and answer in one line, for lists that have no room for the whole rule. */
export function flagLine({ key, answer }: Pick<FoundFlag, "key" | "answer">): string {
  return key === "petWhereNone" ? flagNames[key] : `${flagNames[key]}: ${answer}`;
}
