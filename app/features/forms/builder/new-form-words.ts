import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/new-form";

export const newFormWords = inEveryLanguage("builder/new-form", en);
