import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/site/privacy";

export const privacyWords = inEveryLanguage("site/privacy", en);
