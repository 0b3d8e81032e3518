import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/exports/read-me";

export const readMeWords = inEveryLanguage("exports/read-me", en);
