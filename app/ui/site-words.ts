import { inEveryLanguage } from "../kernel/words";
import en from "../words/en/frame/site";

export const siteWords = inEveryLanguage("frame/site", en);
