import { z } from "zod";
import { type OutboxId, outboxIdSchema } from "../kernel/ids";
import { reportError } from "./error-report";
import type { Logger } from "./logger";

/** A queue message holds the outbox row's id and nothing else. */
export const mailMessageSchema = z.strictObject({ outboxId: outboxIdSchema });
export type MailMessage = z.infer<typeof mailMessageSchema>;

/** Wakes the consumer after a commit. A failure is logged and forgiven: the sweep finds the rows. */
export type MailQueue = { notify(outboxIds: readonly OutboxId[]): Promise<void> };

export function createMailQueue(queue: Queue<MailMessage>, log: Logger): MailQueue {
  return {
    async notify(outboxIds) {
      if (outboxIds.length === 0) return;
      try {
        await queue.sendBatch(outboxIds.map((outboxId) => ({ body: { outboxId } })));
      } catch (error) {
        log.warn("mail-queue-send-failed", { count: outboxIds.length, ...reportError(error) });
      }
    },
  };
}
