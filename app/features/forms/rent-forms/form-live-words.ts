import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/rent-forms/form-live";

export const formLiveWords = inEveryLanguage("rent-forms/form-live", en);
