import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/site/frame";

export const frameWords = inEveryLanguage("site/frame", en);
