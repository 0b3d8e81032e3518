import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/law-watch/page";

export const lawPageWords = inEveryLanguage("law-watch/page", en);
