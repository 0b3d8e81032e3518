import type { Lane } from "../../app/kernel/lanes";

/**
 * What became of a job. "done" also when there is nothing left to do (the row is gone, the person unsubscribed).
 * "retry" comes back with growing delay, or after `waitSeconds` where the provider named a time (such a wait is not
 * counted as a try); "dead" needs the admin. "held": the mailbox has had its mails of a day; `freeAt` (milliseconds) is when
 * there is room again, null where the mail is dropped instead. "next": a part is done, the rest comes by another message, with
 * tries of its own. Codes are safe to store and log.
 */
export type JobOutcome =
  | { kind: "done" }
  | { kind: "next"; lane: Lane }
  | { kind: "retry"; code: string; waitSeconds?: number }
  | { kind: "held"; freeAt: number | null }
  | { kind: "dead"; code: string };

export const done: JobOutcome = { kind: "done" };
