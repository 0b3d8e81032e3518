import { recordMailEvents } from "../../app/features/operator/operations/commands/record-mail-events.server";
import { reportError } from "../../app/platform/error-report";
import { readCloudflareEvent } from "../../app/platform/mail-events";
import type { Services } from "../../app/services";

/** Each environment has a queue of its own for what the mail service tells, named so. */
export const isMailEventQueue = (name: string) => name.endsWith("-mail-events");

/** All of a batch is written or none; what cannot be read is counted and taken off the queue. */
export async function consumeMailEvents(services: Services, batch: MessageBatch<unknown>): Promise<void> {
  const now = services.clock.now().getTime();
  const read = batch.messages.map(({ body }) => readCloudflareEvent(body, now));
  const events = read.flatMap((found) => (found.ok ? [found.event] : []));
  const unknown = read.length - events.length;
  if (unknown > 0) services.log.warn("unknown-mail-events", { count: unknown });
  try {
    await recordMailEvents(services, events, unknown);
    batch.ackAll();
  } catch (error) {
    services.log.error("mail-events-not-recorded", reportError(error));
    batch.retryAll({ delaySeconds: 30 });
  }
}
