import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/notice-due-soon";

export const noticeDueSoonWords = inEveryLanguage("decision/notice-due-soon", en);
