import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/site/about";

export const aboutWords = inEveryLanguage("site/about", en);
