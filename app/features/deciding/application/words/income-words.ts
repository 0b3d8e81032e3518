import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/application/income";

export const incomeWords = inEveryLanguage("application/income", en);
