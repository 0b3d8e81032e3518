import { inEveryLanguage } from "../kernel/words";
import en from "../words/en/frame/language";

export const languageWords = inEveryLanguage("frame/language", en);
