import { inEveryLanguage } from "../kernel/words";
import en from "../words/en/ui/fields";

export const fieldWords = inEveryLanguage("ui/fields", en);
