import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/law-watch/mail";

export const formLawWords = inEveryLanguage("law-watch/mail", en);
