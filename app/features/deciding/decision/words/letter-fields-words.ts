import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/letter-fields";

export const letterFieldWords = inEveryLanguage("decision/letter-fields", en);
