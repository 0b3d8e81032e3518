import { and, gte, inArray, isNull } from "drizzle-orm";
import { outbox } from "../../app/db/schema/platform";
import { recordSending } from "../../app/features/operator/operations/commands/record-mail-events.server";
import type { OutboxId } from "../../app/kernel/ids";
import { reportError } from "../../app/platform/error-report";
import { mailMessageSchema } from "../../app/platform/mail-queue";
import { createJobTrace } from "../../app/platform/request-trace";
import { readLanguages } from "../../app/platform/words/read-languages.server";
import type { Services } from "../../app/services";
import type { Env } from "../env";
import { createServices } from "../services";
import { failureStatements } from "./delivery-record";
import { consumeMailEvents, isMailEventQueue } from "./mail-events";
import { maxAttempts, runJob } from "./run-job";

/** Each environment has a queue of its own for what its first one gave up on, named so. */
const isDeadLetterQueue = (name: string) => name.endsWith("-dead");

/** Message by message: one that fails neither holds nor repeats its neighbours. */
export async function consumeQueue(batch: MessageBatch<unknown>, env: Env, ctx: ExecutionContext): Promise<void> {
  const services = createServices(env, (work) => ctx.waitUntil(work), { trace: createJobTrace("queue") });
  await readLanguages(services.staticFiles);
  if (isDeadLetterQueue(batch.queue)) return consumeDeadLetters(services, batch);
  if (isMailEventQueue(batch.queue)) return consumeMailEvents(services, batch);
  const oldest = Math.min(...batch.messages.map(({ timestamp }) => timestamp.getTime()));
  const ageSeconds = Math.max(0, Math.round((services.clock.now().getTime() - oldest) / 1000));
  services.metrics.age("queue", ageSeconds);
  for (const message of batch.messages) await consumeMessage(services, message);
  services.defer("mail-counts", recordSending(services));
}

/** A message that cannot be read, or has to wait, is taken off the queue: the sweep finds its row when it is due. */
async function consumeMessage(services: Services, message: Message<unknown>): Promise<void> {
  const parsed = mailMessageSchema.safeParse(message.body);
  if (!parsed.success) {
    services.log.error("bad-queue-message", { messageId: message.id });
    return message.ack();
  }
  try {
    await runJob(services, parsed.data.outboxId);
    message.ack();
  } catch (error) {
    services.log.error("job-could-not-be-recorded", reportError(error));
    message.retry({ delaySeconds: 30 });
  }
}

/** What the queue gave up on: a row that used up its tries is dead, others are the sweep's. Nothing is sent from here. */
async function consumeDeadLetters(services: Services, batch: MessageBatch<unknown>): Promise<void> {
  const ids = batch.messages
    .map((message) => mailMessageSchema.safeParse(message.body))
    .flatMap((parsed): OutboxId[] => (parsed.success ? [parsed.data.outboxId] : []));
  services.log.error("dead-letters", { count: batch.messages.length });
  if (ids.length > 0) {
    const given = await services.db
      .update(outbox)
      .set({ deadAt: services.clock.now().getTime(), lastError: "dead-letter", leaseUntil: null })
      .where(
        and(inArray(outbox.id, ids), gte(outbox.attempts, maxAttempts), isNull(outbox.doneAt), isNull(outbox.deadAt)),
      )
      .returning({ id: outbox.id });
    for (const { id } of given) await services.db.batch(failureStatements(services, id as OutboxId, "dead-letter"));
  }
  batch.ackAll();
}
