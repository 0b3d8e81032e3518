import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/form-page/page";

export const formPageWords = inEveryLanguage("form-page/page", en);
