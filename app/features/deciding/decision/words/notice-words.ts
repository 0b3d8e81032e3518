import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/notice";

export const noticeWords = inEveryLanguage("decision/notice", en);
