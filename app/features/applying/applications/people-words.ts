import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/people";

/** Somebody whose name is not shown. */
export const unnamed = inEveryLanguage("people", en);
