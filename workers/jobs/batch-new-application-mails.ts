import { sql } from "drizzle-orm";
import { application } from "../../app/db/schema/applications";
import { notification, outbox } from "../../app/db/schema/platform";
import type { ApplicationId, OutboxId } from "../../app/kernel/ids";
import { isNotErased } from "../../app/platform/people/people.server";
import type { Services } from "../../app/services";

/** Of several applications within this time the first is told at once, and the others in one mail at its end. */
export const batchMs = 15 * 60 * 1000;
/** Longer than a mail takes to be handed over. */
const leaseMs = 2 * 60 * 1000;
/** Code of a job that waits for the end of its time. */
export const batched = "batched";
/** One mail tells of so many; the rest follow in the next. */
const togetherAtMost = 50;

/** When the time ends in which arrivals are told together. */
function endOf(arrivedAt: number): number {
  return (Math.floor(arrivedAt / batchMs) + 1) * batchMs;
}

export type Arrival = { formId: string; applicationId: ApplicationId };

/**
 * Seconds until this arrival is told, 0: now. By times of arrival alone: within `batchMs` of another it waits for the
 * end of the quarter hour.
 */
export async function secondsToWait({ db, clock }: Services, { formId, applicationId }: Arrival): Promise<number> {
  // The others are found by the form and the time of their sending, which is that of their notice unless they were released.
  const [row] = await db.all<{ at: number; isNext: number }>(sql`SELECT n.created_at AS at, EXISTS (
      SELECT 1 FROM ${application} AS other JOIN ${notification} AS earlier ON earlier.id = other.id
      WHERE other.form_id = ${formId} AND other.submitted_at > n.created_at - ${batchMs}
        AND other.submitted_at <= n.created_at AND other.id <> n.id AND earlier.kind = 'application-new'
        AND earlier.created_at > n.created_at - ${batchMs}
        AND (earlier.created_at, earlier.id) < (n.created_at, n.id)) AS isNext
    FROM ${notification} AS n WHERE n.id = ${applicationId} AND n.kind = 'application-new'`);
  if (!row || row.isNext === 0) return 0;
  return Math.max(0, Math.ceil((endOf(row.at) - clock.now().getTime()) / 1000));
}

/** Others that wait for the same end. They are this job's until `settleTogether`, or until its lease is over. */
export type Together = {
  leaseUntil: number;
  others: { id: OutboxId; applicationId: ApplicationId; reference: string }[];
};

/** Takes the jobs of the other arrivals of the form that wait and are due: none of them is lost if this one dies. */
export async function takeTogether({ db, clock }: Services, { formId, applicationId }: Arrival): Promise<Together> {
  const now = clock.now().getTime();
  const leaseUntil = now + leaseMs;
  const taken = await db.all<{ id: OutboxId; ref: string }>(sql`UPDATE ${outbox} SET lease_until = ${leaseUntil}
    WHERE id IN (SELECT job.id FROM ${application} AS other JOIN ${outbox} AS job
      ON job.id = other.id
      WHERE other.form_id = ${formId} AND other.submitted_at >= ${now - 2 * batchMs - leaseMs}
        AND other.id <> ${applicationId} AND job.last_error = ${batched} AND job.done_at IS NULL AND job.dead_at IS NULL
        AND job.next_at <= ${now} AND (job.lease_until IS NULL OR job.lease_until <= ${now})
      LIMIT ${togetherAtMost}) RETURNING id, ref`);
  if (taken.length === 0) return { leaseUntil, others: [] };
  const list = JSON.stringify(taken.map(({ id, ref }) => ({ id, ...(JSON.parse(ref) as { applicationId: string }) })));
  const others = await db.all<Together["others"][number]>(sql`SELECT json_extract(job.value, '$.id') AS id,
      ${application.id} AS "applicationId", ${application.reference} AS reference
    FROM json_each(${list}) AS job JOIN ${application} ON ${application.id} = json_extract(job.value, '$.applicationId')
    WHERE ${application.isSpam} = 0 AND ${isNotErased()} AND ${application.state} <> 'withdrawn' ORDER BY ${application.submittedAt}`);
  const named = new Set(others.map(({ id }) => id));
  const rest = taken.filter(({ id }) => !named.has(id)).map(({ id }) => id);
  if (rest.length > 0) await release(db, rest, leaseUntil, null);
  return { leaseUntil, others };
}

/** The mail that told of them has gone: they are done. It has not: each is on its own again. */
export async function settleTogether(
  { db, clock }: Services,
  { leaseUntil, others }: Together,
  isTold: boolean,
): Promise<void> {
  if (others.length === 0) return;
  await release(
    db,
    others.map(({ id }) => id),
    leaseUntil,
    isTold ? clock.now().getTime() : null,
  );
}

async function release(db: Services["db"], ids: readonly OutboxId[], leaseUntil: number, doneAt: number | null) {
  await db.run(sql`UPDATE ${outbox} SET lease_until = NULL, done_at = ${doneAt},
      last_error = ${doneAt === null ? batched : null}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND lease_until = ${leaseUntil} AND done_at IS NULL`);
}
