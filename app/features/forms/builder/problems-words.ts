import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/problems";

export const problemWords = inEveryLanguage("builder/problems", en);
