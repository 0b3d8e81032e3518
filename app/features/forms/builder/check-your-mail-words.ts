import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/check-your-mail";

export const checkYourMailWords = inEveryLanguage("builder/check-your-mail", en);
