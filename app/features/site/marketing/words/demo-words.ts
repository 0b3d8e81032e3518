import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/site/demo";

export const demoWords = inEveryLanguage("site/demo", en);
