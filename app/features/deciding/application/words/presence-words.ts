import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/application/presence";

export const presenceWords = inEveryLanguage("application/presence", en);
