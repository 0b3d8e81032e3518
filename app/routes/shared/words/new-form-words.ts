import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/new-form-page";

export const newFormWords = inEveryLanguage("builder/new-form-page", en);
