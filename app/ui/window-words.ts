import { inEveryLanguage } from "../kernel/words";
import en from "../words/en/ui/windows";

export const windowWords = inEveryLanguage("ui/windows", en);
