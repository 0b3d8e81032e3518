import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/later";

export const laterWords = inEveryLanguage("decision/later", en);
