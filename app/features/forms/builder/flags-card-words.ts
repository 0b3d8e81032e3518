import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/flags-card";

export const flagsCardWords = inEveryLanguage("builder/flags-card", en);
