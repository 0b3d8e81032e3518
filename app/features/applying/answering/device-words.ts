import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/answering/device";

export const deviceWords = inEveryLanguage("answering/device", en);
