import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/rent-forms/form-quiet";

export const formQuietWords = inEveryLanguage("rent-forms/form-quiet", en);
