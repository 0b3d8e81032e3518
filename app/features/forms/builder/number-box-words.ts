import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/number-box";

export const numberBoxWords = inEveryLanguage("builder/number-box", en);
