import { and, asc, isNull, lte, or, sql } from "drizzle-orm";
import { outbox } from "../../../app/db/schema/platform";
import type { OutboxId } from "../../../app/kernel/ids";
import { type QueueName, queueNames } from "../../../app/kernel/queue-names";
import { isOpen, selectOldestDue } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";

/** Of each lane in a run: 50 calls to its queue, whose own limit is 5,000 messages a second. */
export const wokenAtMost = 5_000;
/** A row younger than this is most likely on its way through the queue. */
const graceMs = 10 * 1000;
/** Longer than a consumer takes for what came with the message before it claims its row. */
const lostAfterMs = 2 * 60 * 1000;
/** Longer than a run takes to send what it stamps with its own beginning. */
const sendingMs = 60 * 1000;
/** Where the queue does not say what it holds. */
const unknownMs = 15 * 60 * 1000;
/** One message that is repeated again and again must not make the queue look full for ever. */
const wokenAgainMs = 60 * 60 * 1000;
const alarmAfterMs = 10 * 60 * 1000;

/**
 * Wakes the consumers for what is due and not done, lane by lane: a queue may lose what it accepted. A row that was
 * woken is not woken again while its message may be in the queue; a lease is waited for.
 */
export async function sweepOutbox(services: Services): Promise<number> {
  const now = services.clock.now().getTime();
  await watchLateness(services, now);
  let count = 0;
  for (const lane of queueNames) count += await wakeLane(services, lane, now);
  return count;
}

/** By when a job was to be done: a reminder may have been written days before. */
async function watchLateness({ db, log, metrics }: Services, now: number): Promise<void> {
  const [oldest] = await db.all<{ due: number | null }>(sql`SELECT ${selectOldestDue(now - graceMs)} AS due`);
  const lateMs = now - (oldest?.due ?? now);
  metrics.age("outbox", Math.round(lateMs / 1000));
  if (lateMs > alarmAfterMs) log.error("outbox-is-late", { oldestMinutes: Math.round(lateMs / 60_000) });
}

async function wakeLane({ db, mailQueue }: Services, lane: QueueName, now: number): Promise<number> {
  const lostBefore = await messagesLostBefore(mailQueue, lane, now);
  const due = await db
    .select({ id: sql<OutboxId>`${outbox.id}`.as("outbox_id") })
    .from(outbox)
    .where(
      and(
        sql`${outbox.lane} = ${lane}`,
        isOpen,
        lte(outbox.nextAt, now - graceMs),
        or(isNull(outbox.leaseUntil), lte(outbox.leaseUntil, now)),
        // Woken for its last try, or for this one and lost.
        sql`(${outbox.wokenAt} IS NULL OR ${outbox.wokenAt} < ${outbox.nextAt} OR ${outbox.wokenAt} <= ${lostBefore})`,
      ),
    )
    .orderBy(asc(outbox.nextAt))
    .limit(wokenAtMost);
  if (due.length === 0) return 0;
  const ids = due.map((row) => row.id);
  await mailQueue.notify(ids, lane);
  await db.run(sql`UPDATE ${outbox} SET woken_at = ${now}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND done_at IS NULL`);
  return ids.length;
}

/** A message that was sent before this moment, and whose row is neither done nor leased, has gone lost: the queue holds younger ones. */
async function messagesLostBefore(mailQueue: Services["mailQueue"], lane: QueueName, now: number): Promise<number> {
  const since = await mailQueue.waitingSince(lane);
  if (since === "unknown") return now - unknownMs;
  return Math.max(now - wokenAgainMs, Math.min(now - lostAfterMs, since === null ? now : since - sendingMs));
}
