import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/applications/coming-ends";

export const comingEndsWords = inEveryLanguage("applications/coming-ends", en);
