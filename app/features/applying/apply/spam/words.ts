import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/apply/spam";

export const spamWords = inEveryLanguage("apply/spam", en);
