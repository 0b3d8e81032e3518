import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/exports/file";

export const fileWords = inEveryLanguage("exports/file", en);
