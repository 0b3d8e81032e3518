import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/homes/import";

export const importWords = inEveryLanguage("homes/import", en);
