import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/criteria";

export const criteriaWords = inEveryLanguage("builder/criteria", en);
