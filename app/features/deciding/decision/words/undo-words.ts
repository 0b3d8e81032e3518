import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/undo";

export const undoWords = inEveryLanguage("decision/undo", en);
