import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/translations";

export const translationWords = inEveryLanguage("builder/translations", en);
