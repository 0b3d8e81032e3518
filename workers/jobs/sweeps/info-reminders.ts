import { asc, sql } from "drizzle-orm";
import { infoRequest } from "../../../app/db/schema/applications";
import type { InfoRequestId, OutboxId } from "../../../app/kernel/ids";
import { insertJob } from "../../../app/platform/outbox.server";
import type { Services } from "../../services";

const pageSize = 50;

/** Reminds of what a landlord asked for a day before it is due: once, and nobody who has answered. */
export async function sweepInfoReminders({ db, ids, clock, mailQueue }: Services): Promise<number> {
  const now = clock.now();
  const due = await db
    .select({ id: sql<InfoRequestId>`${infoRequest.id}`.as("request_id") })
    .from(infoRequest)
    .where(sql`remind_at IS NOT NULL AND remind_at <= ${now.getTime()}`)
    .orderBy(asc(infoRequest.remindAt))
    .limit(pageSize);
  const jobs: OutboxId[] = [];
  for (const { id } of due) {
    const jobId = ids.uuid<OutboxId>();
    await db.batch([
      insertJob(
        db,
        {
          id: jobId,
          kind: "mail.info-request",
          ref: { infoRequestId: id, isReminder: true },
          dedupeKey: `info-reminder:${id}`,
          now,
        },
        sql`EXISTS (SELECT 1 FROM ${infoRequest} WHERE id = ${id} AND remind_at IS NOT NULL AND answered_at IS NULL
          AND cancelled_at IS NULL)`,
      ),
      db.update(infoRequest).set({ remindAt: null }).where(sql`id = ${id}`),
    ]);
    jobs.push(jobId);
  }
  await mailQueue.notify(jobs);
  return due.length;
}
