import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/rent-forms/states";

export const stateWords = inEveryLanguage("rent-forms/states", en);
