import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/rent-forms/form-life";

export const formLifeWords = inEveryLanguage("rent-forms/form-life", en);
