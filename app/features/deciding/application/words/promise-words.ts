import type { AnswerPromise } from "../../../applying/applications/answer-promise";

/** What a landlord is reminded of, before its day. */
export function promiseTerm({ isOverdue }: AnswerPromise): string {
  return isOverdue ? "Answer was promised by" : "Answer promised by";
}
