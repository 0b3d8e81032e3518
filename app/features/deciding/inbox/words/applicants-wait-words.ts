import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/inbox/applicants-wait";

export const applicantsWaitWords = inEveryLanguage("inbox/applicants-wait", en);
