import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/preview";

export const previewWords = inEveryLanguage("builder/preview", en);
