import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/answering/honeypot";

export const honeypotWords = inEveryLanguage("answering/honeypot", en);
