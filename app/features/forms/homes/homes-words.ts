import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/homes/homes";

export const homesWords = inEveryLanguage("homes/homes", en);
