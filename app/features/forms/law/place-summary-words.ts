import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/law/place-summary";

export const placeSummaryWords = inEveryLanguage("law/place-summary", en);
