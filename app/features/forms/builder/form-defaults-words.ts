import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/form-defaults";

export const formDefaultsWords = inEveryLanguage("builder/form-defaults", en);
