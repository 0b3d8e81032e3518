import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/rent-forms/near-limit";

export const nearLimitWords = inEveryLanguage("rent-forms/near-limit", en);
