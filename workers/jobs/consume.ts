import { and, inArray, isNull } from "drizzle-orm";
import { outbox } from "../../app/db/schema/platform";
import type { OutboxId } from "../../app/kernel/ids";
import { errorCode } from "../../app/platform/logger";
import { mailMessageSchema } from "../../app/platform/mail-queue";
import type { Env } from "../env";
import { createServices, type Services } from "../services";
import { failureStatements } from "./delivery-record";
import { runJob } from "./run-job";

const deadLetterQueue = "rentform-mail-dead";

/** Message by message: one that fails neither holds nor repeats its neighbours. */
export async function consumeQueue(batch: MessageBatch<unknown>, env: Env, ctx: ExecutionContext): Promise<void> {
  const services = createServices(env, (work) => ctx.waitUntil(work));
  if (batch.queue === deadLetterQueue) return consumeDeadLetters(services, batch);
  for (const message of batch.messages) await consumeMessage(services, message);
}

/** A message that cannot be read is taken off the queue: the row it may have meant is found by the sweep. */
async function consumeMessage(services: Services, message: Message<unknown>): Promise<void> {
  const parsed = mailMessageSchema.safeParse(message.body);
  if (!parsed.success) {
    services.log.error("bad-queue-message", { messageId: message.id });
    return message.ack();
  }
  try {
    const result = await runJob(services, parsed.data.outboxId);
    if (result.kind === "retry") message.retry({ delaySeconds: result.delaySeconds });
    else message.ack();
  } catch (error) {
    services.log.error("job-could-not-be-recorded", { code: errorCode(error) });
    message.retry({ delaySeconds: 30 });
  }
}

/** What the queue itself gave up on. Only marks rows: nothing is sent from here. */
async function consumeDeadLetters(services: Services, batch: MessageBatch<unknown>): Promise<void> {
  const ids = batch.messages
    .map((message) => mailMessageSchema.safeParse(message.body))
    .flatMap((parsed): OutboxId[] => (parsed.success ? [parsed.data.outboxId] : []));
  if (ids.length > 0) {
    await services.db
      .update(outbox)
      .set({ deadAt: services.clock.now().getTime(), lastError: "dead-letter" })
      .where(and(inArray(outbox.id, ids), isNull(outbox.doneAt), isNull(outbox.deadAt)));
    for (const id of ids) await services.db.batch(failureStatements(services, id, "dead-letter"));
  }
  services.log.error("dead-letters", { count: batch.messages.length });
  batch.ackAll();
}
