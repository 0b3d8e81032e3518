import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/application/ask-reference";

export const askReferenceWords = inEveryLanguage("application/ask-reference", en);
