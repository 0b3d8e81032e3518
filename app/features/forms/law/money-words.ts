import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/law/money";

export const moneyWords = inEveryLanguage("law/money", en);
