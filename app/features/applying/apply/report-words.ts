import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/apply/report";

export const reportWords = inEveryLanguage("apply/report", en);
