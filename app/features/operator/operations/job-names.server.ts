import type { JobKind } from "../../../platform/outbox.server";
import { jobNames } from "../../../words/en/operations/job-names";

/** Words of a kind that a row of the outbox holds; one that this version does not know stands for itself. */
export function jobName(kind: string): string {
  return jobNames[kind as JobKind] ?? kind;
}
