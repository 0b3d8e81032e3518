import type { QueueName } from "../../app/kernel/queue-names";
import type { HeldCode } from "../../app/platform/mail-kinds";

/**
 * What became of a job. "done" also where nothing is left to do. "retry": later, after `waitSeconds` where the provider
 * said so, which is no try. "dead": the admin's. "held": there is no room until `freeAt` (ms), or a press in its `mailbox`; null: the mail is
 * dropped. "next": the rest comes by another message. Codes are safe to store and log.
 */
export type JobOutcome =
  | { kind: "done" }
  | { kind: "next"; lane: QueueName }
  | { kind: "retry"; code: string; waitSeconds?: number }
  | { kind: "held"; code: HeldCode; mailbox: string; freeAt: number | null }
  | { kind: "dead"; code: string };

export const done: JobOutcome = { kind: "done" };
