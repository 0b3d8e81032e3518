import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/application/erasures-page";

export const erasuresWords = inEveryLanguage("application/erasures-page", en);
