import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/rent-forms/offer";

export const offerWords = inEveryLanguage("rent-forms/offer", en);
