import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/applicant/standing";

/** How far an application is, for who sent it: a sentence about now and four steps. */
export const standingWords = inEveryLanguage("applicant/standing", en);
