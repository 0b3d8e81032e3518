/**
 * What became of a job. "done" also when there is nothing left to do (the row is gone, the person unsubscribed).
 * "retry" comes back with growing delay; "dead" needs the admin. Codes are safe to store and log.
 */
export type JobOutcome = { kind: "done" } | { kind: "retry"; code: string } | { kind: "dead"; code: string };

export const done: JobOutcome = { kind: "done" };
