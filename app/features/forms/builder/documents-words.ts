import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/documents";

export const documentWords = inEveryLanguage("builder/documents", en);

export type DocumentWords = (typeof documentWords)["en"];
