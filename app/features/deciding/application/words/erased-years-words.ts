import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/application/erased-years";

export const erasedYearsWords = inEveryLanguage("application/erased-years", en);
