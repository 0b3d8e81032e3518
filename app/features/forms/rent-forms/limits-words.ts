import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/rent-forms/limits";

export const limitWords = inEveryLanguage("rent-forms/limits", en);
