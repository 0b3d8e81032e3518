import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/publish";

export const publishWords = inEveryLanguage("builder/publish", en);

export type PublishWords = (typeof publishWords)["en"];
