import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/frame/refused";

export const refusedWords = inEveryLanguage("frame/refused", en);
