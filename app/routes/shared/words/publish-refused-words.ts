import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/publish-refused";

export const publishRefusedWords = inEveryLanguage("builder/publish-refused", en);
