import { inEveryLanguage } from "../kernel/words";
import en from "../words/en/ui/translate";

export const translateWords = inEveryLanguage("ui/translate", en);
