import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/law/sheet";

export const lawSheetWords = inEveryLanguage("law/sheet", en);
