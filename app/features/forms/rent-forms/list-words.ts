import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/rent-forms/list";

export const listWords = inEveryLanguage("rent-forms/list", en);
