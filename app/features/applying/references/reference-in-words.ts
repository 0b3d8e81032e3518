import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/application/reference-in";

export const referenceInWords = inEveryLanguage("application/reference-in", en);
