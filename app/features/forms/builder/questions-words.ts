import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/questions";

export const questionWords = inEveryLanguage("builder/questions", en);

export type QuestionWords = (typeof questionWords)["en"];
