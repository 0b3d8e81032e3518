import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/application/references";

export const referencesWords = inEveryLanguage("application/references", en);
