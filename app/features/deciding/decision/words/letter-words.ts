import { inEveryLanguage, type Words } from "../../../../kernel/words";
import en from "../../../../words/en/decision/letters";

export const letterWords = inEveryLanguage("decision/letters", en);

export type LetterWords = Words<typeof en>;
