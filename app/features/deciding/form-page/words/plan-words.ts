import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/form-page/plan";

export const planWords = inEveryLanguage("form-page/plan", en);
