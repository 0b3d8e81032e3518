import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/screening/screening-card";

export const screeningWords = inEveryLanguage("screening/screening-card", en);
