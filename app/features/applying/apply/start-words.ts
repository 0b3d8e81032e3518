import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/apply/start";

/** The start page in short: what is said at a glance, and the answer that stands on each fold. */
export const startWords = inEveryLanguage("apply/start", en);
