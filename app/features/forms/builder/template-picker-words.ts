import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/template-picker";

export const templatePickerWords = inEveryLanguage("builder/template-picker", en);
