import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/answering/resume";

export const resumeWords = inEveryLanguage("answering/resume", en);
