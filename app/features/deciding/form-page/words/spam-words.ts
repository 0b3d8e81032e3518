import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/form-page/spam";

export const spamWords = inEveryLanguage("form-page/spam", en);
