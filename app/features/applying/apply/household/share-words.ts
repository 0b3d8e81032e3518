import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/apply/share";

export const shareWords = inEveryLanguage("apply/share", en);
