import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/answering/self-check";

export const selfCheckWords = inEveryLanguage("answering/self-check", en);
