import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/law-watch/refused";

export const lawRefusedWords = inEveryLanguage("law-watch/refused", en);
