import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/form-page/numbers";

export const numbersWords = inEveryLanguage("form-page/numbers", en);
