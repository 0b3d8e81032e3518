import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/dialog";

export const dialogWords = inEveryLanguage("decision/dialog", en);
