import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/inbox/filters";

export const filterWords = inEveryLanguage("inbox/filters", en);
