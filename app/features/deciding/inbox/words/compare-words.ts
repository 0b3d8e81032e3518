import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/inbox/compare";

export const compareWords = inEveryLanguage("inbox/compare", en);
