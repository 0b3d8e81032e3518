import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/conditions";

export const conditionWords = inEveryLanguage("builder/conditions", en);

export type ConditionWords = (typeof conditionWords)["en"];
