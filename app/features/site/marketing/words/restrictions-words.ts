import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/site/restrictions";

export const restrictionsWords = inEveryLanguage("site/restrictions", en);
