import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/homes/home-form";

export const homeFormWords = inEveryLanguage("homes/home-form", en);
