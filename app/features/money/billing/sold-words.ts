import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/billing/sold";

export const soldWords = inEveryLanguage("billing/sold", en);
