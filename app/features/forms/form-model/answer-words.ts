import { type AnswerWords, answerWords as en } from "../../../words/en/form-model/answer";
import { answerWords as es } from "../../../words/es/form-model/answer";
import { answerWords as fr } from "../../../words/fr/form-model/answer";

/** Words that stand inside answers, in the reader's language; English where there are none. */
export function answerWordsFor(locale: string): AnswerWords {
  const language = locale.toLowerCase().split("-")[0];
  return language === "es" ? es : language === "fr" ? fr : en;
}
