import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/site/faq";

export const faqWords = inEveryLanguage("site/faq", en);
