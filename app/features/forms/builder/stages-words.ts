import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/stages";

export const stageWords = inEveryLanguage("builder/stages", en);
