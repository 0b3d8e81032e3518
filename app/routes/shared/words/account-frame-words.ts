import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/frame/account";

export const accountFrameWords = inEveryLanguage("frame/account", en);
