import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/site/pricing";

export const pricingWords = inEveryLanguage("site/pricing", en);
