import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/rent-forms/moves";

export const moveWords = inEveryLanguage("rent-forms/moves", en);

/** Why a move was not made. */
export function sayMoveFailure(words: (typeof moveWords)["en"], code: string): string {
  const failures: Record<string, string> = words.failures;
  return failures[code] ?? words.failed;
}
