import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/save-trouble";

export const saveTroubleWords = inEveryLanguage("builder/save-trouble", en);

export type SaveTroubleWords = (typeof saveTroubleWords)["en"];
