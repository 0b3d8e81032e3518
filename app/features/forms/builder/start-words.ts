import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/start";

export const startWords = inEveryLanguage("builder/start", en);
