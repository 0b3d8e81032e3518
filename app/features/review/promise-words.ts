import { formatDate } from "../../kernel/dates";
import type { AnswerPromise } from "../applications/answer-promise";

/** What a landlord is reminded of. */
export function promiseText({ day, isOverdue }: AnswerPromise, locale: string): string {
  return `${isOverdue ? "Answer was promised by" : "Answer promised by"} ${formatDate(day, locale)}`;
}
