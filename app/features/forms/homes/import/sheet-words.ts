import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/homes/sheet";

export const sheetWords = inEveryLanguage("homes/sheet", en);
