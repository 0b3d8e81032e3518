import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/answering/failure";

export const failureWords = inEveryLanguage("answering/failure", en);
