import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/teams";
import type { ChosenHomes } from "./queries/chosen-homes.server";

export const teamWords = inEveryLanguage("teams", en);

/** "12 Elm Street · 4 Oak Road and 2 more". */
export function sayHomes({ homes: words }: (typeof teamWords)["en"], { count, lines }: ChosenHomes): string {
  if (count === 0) return words.nowNone;
  return words.named({ lines: lines.join(" · "), rest: count - lines.length });
}
