import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/reasons";

export const reasonWords = inEveryLanguage("decision/reasons", en);
