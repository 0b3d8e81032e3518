import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/question-settings";

export const settingWords = inEveryLanguage("builder/question-settings", en);

export type SettingWords = (typeof settingWords)["en"];
