import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/apply/closed";

/** Of a link that takes no new applications now: what can still be done. */
export const closedWords = inEveryLanguage("apply/closed", en);
