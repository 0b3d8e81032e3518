import { asc, sql } from "drizzle-orm";
import { referenceRequest } from "../../../app/db/schema/review";
import { isStillOpen } from "../../../app/features/references/commands-answer.server";
import type { OutboxId, ReferenceRequestId } from "../../../app/kernel/ids";
import { insertJob } from "../../../app/platform/outbox.server";
import type { Services } from "../../services";

const pageSize = 50;

/** Reminds a referee once, three days after the question, and nobody who has answered or need not any more. */
export async function sweepReferenceReminders({ db, ids, clock, mailQueue }: Services): Promise<number> {
  const now = clock.now();
  const due = await db
    .select({ id: sql<ReferenceRequestId>`${referenceRequest.id}`.as("reference_id") })
    .from(referenceRequest)
    .where(sql`remind_at IS NOT NULL AND remind_at <= ${now.getTime()}`)
    .orderBy(asc(referenceRequest.remindAt))
    .limit(pageSize);
  const jobs: OutboxId[] = [];
  for (const { id } of due) {
    const jobId = ids.uuid<OutboxId>();
    await db.batch([
      insertJob(
        db,
        {
          id: jobId,
          kind: "mail.reference-request",
          ref: { referenceRequestId: id, isReminder: true },
          dedupeKey: `reference-reminder:${id}`,
          now,
        },
        sql`EXISTS (SELECT 1 FROM ${isStillOpen(id, now.getTime())} AND ${referenceRequest.remindAt} IS NOT NULL)`,
      ),
      db.update(referenceRequest).set({ remindAt: null }).where(sql`id = ${id}`),
    ]);
    jobs.push(jobId);
  }
  await mailQueue.notify(jobs);
  return due.length;
}
