import { inEveryLanguage, type Words } from "../../../kernel/words";
import en from "../../../words/en/answering/correct";

export const correctWords = inEveryLanguage("answering/correct", en);

export type CorrectWords = Words<typeof en>;
