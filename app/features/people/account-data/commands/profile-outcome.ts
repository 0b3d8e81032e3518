import type { SubmissionResult } from "@conform-to/react";

/** What the page says after a post: which matter it was about, and how it went. */
export function outcome(intent: string, lastResult: SubmissionResult | null) {
  return { intent, isDone: lastResult === null, lastResult };
}
