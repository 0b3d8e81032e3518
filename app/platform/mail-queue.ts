import { z } from "zod";
import { type OutboxId, outboxIdSchema } from "../kernel/ids";
import type { QueueName } from "../kernel/queue-names";
import { reportError } from "./error-report";
import type { Logger } from "./logger";

/** A queue message holds the outbox row's id and nothing else. */
export const mailMessageSchema = z.strictObject({ outboxId: outboxIdSchema });
export type MailMessage = z.infer<typeof mailMessageSchema>;

/** What Cloudflare takes in one call: 100 messages, 256 KB in all (developers.cloudflare.com/queues/platform/limits). */
const callSize = 100;

export type MailQueue = {
  /** Wakes a lane's consumer after a commit. A failure is logged and forgiven: the sweep finds the rows. */
  notify(outboxIds: readonly OutboxId[], lane?: QueueName): Promise<void>;
  /** When the oldest message that the lane's queue still holds was sent, in milliseconds; null where it holds none. */
  waitingSince(lane: QueueName): Promise<number | null | "unknown">;
};

/** `queues`: one a lane. */
export function createMailQueue(queues: Record<QueueName, Queue<MailMessage>>, log: Logger): MailQueue {
  return {
    async notify(outboxIds, lane = "ordinary") {
      for (let start = 0; start < outboxIds.length; start += callSize) {
        const some = outboxIds.slice(start, start + callSize);
        try {
          await queues[lane].sendBatch(some.map((outboxId) => ({ body: { outboxId } })));
        } catch (error) {
          log.warn("mail-queue-send-failed", { lane, count: some.length, ...reportError(error) });
        }
      }
    },
    async waitingSince(lane) {
      try {
        const { backlogCount, oldestMessageTimestamp } = await queues[lane].metrics();
        return backlogCount > 0 && oldestMessageTimestamp ? new Date(oldestMessageTimestamp).getTime() : null;
      } catch (error) {
        log.warn("queue-says-nothing", { lane, ...reportError(error) });
        return "unknown";
      }
    },
  };
}
