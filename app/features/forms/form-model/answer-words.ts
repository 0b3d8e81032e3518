import { readLanguage } from "../../../kernel/page-locale";
import { inEveryLanguage, type Words } from "../../../kernel/words";
import en from "../../../words/en/form-model/answer";

const answerWords = inEveryLanguage("form-model/answer", en);

/** Words that stand inside answers, in the reader's language; English where there are none. */
export function answerWordsFor(locale: string): Words<typeof en> {
  return answerWords[readLanguage(locale)];
}
