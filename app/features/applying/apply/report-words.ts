import { inEveryLanguage, type Words } from "../../../kernel/words";
import en from "../../../words/en/apply/report";

export const reportWords = inEveryLanguage("apply/report", en);

export type ReportWords = Words<typeof en>;
