import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/synonyms";

export const synonymWords = inEveryLanguage("builder/synonyms", en);
