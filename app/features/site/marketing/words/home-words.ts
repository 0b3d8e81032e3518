import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/site/home";

export const homeWords = inEveryLanguage("site/home", en);
