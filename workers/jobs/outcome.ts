import type { Lane } from "../../app/kernel/lanes";

/**
 * What became of a job. "done" also where nothing is left to do. "retry": later, after `waitSeconds` where the provider
 * said so, which is no try. "dead": the admin's. "held": the mailbox is full until `freeAt` (ms), or, null, the mail is
 * dropped. "next": the rest comes by another message. Codes are safe to store and log.
 */
export type JobOutcome =
  | { kind: "done" }
  | { kind: "next"; lane: Lane }
  | { kind: "retry"; code: string; waitSeconds?: number }
  | { kind: "held"; freeAt: number | null }
  | { kind: "dead"; code: string };

export const done: JobOutcome = { kind: "done" };
