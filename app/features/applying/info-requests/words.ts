import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/info-requests";

export const requestWords = inEveryLanguage("info-requests", en);
