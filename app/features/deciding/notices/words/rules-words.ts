import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/notices/rules";

export const noticeWords = inEveryLanguage("notices/rules", en);
