import { inEveryLanguage } from "../../../../../kernel/words";
import en from "../../../../../words/en/law/own-question-note";

export const noteWords = inEveryLanguage("law/own-question-note", en);
