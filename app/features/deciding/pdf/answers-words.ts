import { inEveryLanguage, type Words } from "../../../kernel/words";
import en from "../../../words/en/pdf";

export const answersWords = inEveryLanguage("pdf", en);

export type AnswersWords = Words<typeof en>;
