import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/site/terms";

export const termsWords = inEveryLanguage("site/terms", en);
