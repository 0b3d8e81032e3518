import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/flags";

export const flagTexts = inEveryLanguage("decision/flags", en);
