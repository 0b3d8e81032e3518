import { inEveryLanguage, type Words } from "../../../kernel/words";
import en from "../../../words/en/applicant/status";

export const statusWords = inEveryLanguage("applicant/status", en);

export type StatusWords = Words<typeof en>;
