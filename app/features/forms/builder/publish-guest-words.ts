import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/publish-guest";

export const publishGuestWords = inEveryLanguage("builder/publish-guest", en);
