import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/decided";

export const decidedWords = inEveryLanguage("decision/decided", en);
