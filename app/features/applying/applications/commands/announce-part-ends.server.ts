import { and, asc, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { application, applicationDraft } from "../../../../db/schema/applications";
import { applicationMember } from "../../../../db/schema/household";
import { outbox } from "../../../../db/schema/platform";
import { dayMs } from "../../../../kernel/durations";
import type { ApplicationId, OutboxId } from "../../../../kernel/ids";
import { forPageOrRows, isNotBackedOff } from "../../../../platform/each-row.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";

/** Told so long before the part is erased. */
const aheadMs = 7 * dayMs;
const atMost = 50;
const name = "part-ends";

/**
 * Writes, once a part, to whose lead has not sent a week before the draft ends. `slice`: bounds on the id. Answers how
 * many mails it asked for.
 */
export async function announcePartEnds(services: Services, slice: { from: string; below: string }): Promise<number> {
  const { db, ids, clock, mailQueue } = services;
  const now = clock.now();
  const at = now.getTime();
  const key = sql`'part-ends:' || ${applicationMember.id}`;
  const near = await db
    .select({ id: sql<ApplicationId>`${applicationMember.id}`.as("member_id") })
    .from(applicationMember)
    .innerJoin(applicationDraft, sql`${applicationDraft.id} = ${applicationMember.applicationId}`)
    .where(
      and(
        gte(applicationMember.id, slice.from),
        lt(applicationMember.id, slice.below),
        isNotNull(applicationMember.completedAt),
        isNull(applicationMember.removedAt),
        sql`${applicationDraft.expiresAt} > ${at} AND ${applicationDraft.expiresAt} <= ${at + aheadMs}`,
        sql`NOT EXISTS (SELECT 1 FROM ${application} AS sent WHERE sent.id = ${applicationMember.applicationId})`,
        isNotBackedOff(name, sql`${applicationMember.id}`, at),
        sql`NOT EXISTS (SELECT 1 FROM ${outbox} AS told WHERE told.dedupe_key = ${key})`,
      ),
    )
    .orderBy(asc(applicationMember.id))
    .limit(atMost);
  const jobs = near.map(({ id }) => ({ id, jobId: ids.uuid<OutboxId>() }));
  const announce = async (some: readonly (typeof jobs)[number][]) => {
    const [first, ...rest] = some.map(({ id, jobId }) =>
      insertJob(db, { id: jobId, kind: "mail.part-ends", ref: { memberId: id }, dedupeKey: `part-ends:${id}`, now }),
    );
    if (first) await db.batch([first, ...rest]);
  };
  const count = await forPageOrRows(services, name, jobs, { idOf: ({ id }) => id, work: announce });
  await mailQueue.notify(
    jobs.map(({ jobId }) => jobId),
    "bulk",
  );
  return count;
}
