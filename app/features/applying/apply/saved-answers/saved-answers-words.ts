import { inEveryLanguage, type Words } from "../../../../kernel/words";
import en from "../../../../words/en/apply/last";

export const savedAnswersWords = inEveryLanguage("apply/last", en);

export type LastWords = Words<typeof en>;
