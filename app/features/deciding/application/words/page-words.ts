import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/application/page";

export const pageWords = inEveryLanguage("application/page", en);
