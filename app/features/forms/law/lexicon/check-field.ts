import type { Field, LocalizedText } from "../../form-model/schema";
import { isOwnText, questionOf } from "./check-definition-texts";
import { checkQuestion, type QuestionVerdict } from "./check-question";

/** One question of the builder under its section's title. A ready question with its own words passes. */
export function checkField(field: Field, sectionTitle: LocalizedText | undefined, locale: string): QuestionVerdict {
  return isOwnText(field) ? checkQuestion(questionOf(field, sectionTitle), locale) : { verdict: "pass" };
}
