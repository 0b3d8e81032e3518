import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/law/stages";

export const stageTexts = inEveryLanguage("law/stages", en);
