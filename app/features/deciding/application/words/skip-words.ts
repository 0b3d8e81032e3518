import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/application/skip";

export const skipWords = inEveryLanguage("application/skip", en);
