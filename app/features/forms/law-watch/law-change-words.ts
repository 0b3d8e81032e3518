import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/law-watch/law-change-page";

export const lawChangeWords = inEveryLanguage("law-watch/law-change-page", en);
