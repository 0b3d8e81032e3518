import { and, asc, isNull, lte, or } from "drizzle-orm";
import { outbox } from "../../../app/db/schema/platform";
import type { OutboxId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";

const pageSize = 100;
/** A row younger than this is most likely on its way through the queue. */
const graceMs = 10 * 1000;
const alarmAfterMs = 10 * 60 * 1000;

/**
 * Wakes the consumer for whatever is due and not done: by `done_at`, never by "was sent", for a queue may lose what it
 * accepted (the local one lives in memory). Rows under a lease wait for it to end.
 */
export async function sweepOutbox({ db, clock, mailQueue, log, metrics }: Services): Promise<number> {
  const now = clock.now().getTime();
  const due = await db
    .select({ id: outbox.id, nextAt: outbox.nextAt })
    .from(outbox)
    .where(
      and(
        isNull(outbox.doneAt),
        isNull(outbox.deadAt),
        lte(outbox.nextAt, now - graceMs),
        or(isNull(outbox.leaseUntil), lte(outbox.leaseUntil, now)),
      ),
    )
    .orderBy(asc(outbox.nextAt))
    .limit(pageSize);
  // By when it was to be done: a reminder may have been written days before.
  const lateMs = now - (due[0]?.nextAt ?? now);
  metrics.age("outbox", Math.round(lateMs / 1000));
  if (lateMs > alarmAfterMs) log.error("outbox-is-late", { oldestMinutes: Math.round(lateMs / 60_000) });
  await mailQueue.notify(due.map((row) => row.id as OutboxId));
  return due.length;
}
