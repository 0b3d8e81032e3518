import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../app/db/guarded-batch.server";
import { user } from "../../../app/db/schema/accounts";
import { application } from "../../../app/db/schema/applications";
import { guestRentForm, rentForm } from "../../../app/db/schema/forms";
import { outbox } from "../../../app/db/schema/platform";
import { quietMs } from "../../../app/features/deciding/inbox/queries/find-waiting.server";
import type { OutboxId, RentFormId } from "../../../app/kernel/ids";
import { forEachRow, isNotBackedOff } from "../../../app/platform/each-row.server";
import { insertJob } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { uuidSlice } from "./rotation";

const name = "applicants-wait";
const pageSize = 50;
/** Of each landlord: the oldest are looked at first. */
const lookedAtMost = 100;

/** Finds landlords whose applicants have waited for a week, in slices: at most one mail each in seven days. */
export async function sweepWaiting(services: Services): Promise<number> {
  const { db, ids, clock, mailQueue } = services;
  const now = clock.now();
  const at = now.getTime();
  const { from, below } = uuidSlice(now);
  const week = Math.floor(at / quietMs);
  const keyOf = (id: SQL, of: number) => sql`${"applicants-wait:"} || ${id} || ${`:${of}`}`;
  const isTold = (id: SQL) => sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.dedupeKey} IN
    (${keyOf(id, week)}, ${keyOf(id, week - 1)}) AND ${outbox.createdAt} > ${at - quietMs})`;
  const { accounts, guests } = await runBatch(db, {
    accounts: db
      .select({ id: sql<string>`${user.id}`.as("landlord_id") })
      .from(user)
      .where(sql`${user.id} >= ${from} AND ${user.id} < ${below} AND ${user.emailVerified} = 1
        AND ${someoneWaits(sql`one.landlord_id = ${user.id}`, at)} AND NOT ${isTold(sql`${user.id}`)}
          AND ${isNotBackedOff(name, sql`${user.id}`, at)}`)
      .limit(pageSize),
    guests: db
      .select({ id: sql<RentFormId>`${rentForm.id}`.as("waiting_form_id") })
      .from(rentForm)
      .innerJoin(guestRentForm, sql`${guestRentForm.formId} = ${rentForm.id}`)
      .where(sql`${rentForm.id} >= ${from} AND ${rentForm.id} < ${below} AND ${rentForm.landlordId} IS NULL
        AND ${rentForm.state} <> 'deleted' AND ${guestRentForm.verifiedAt} IS NOT NULL
        AND ${guestRentForm.unsubscribedAt} IS NULL AND ${someoneWaits(sql`one.form_id = ${rentForm.id}`, at)}
        AND NOT ${isTold(sql`${rentForm.id}`)} AND ${isNotBackedOff(name, sql`${rentForm.id}`, at)}`)
      .limit(pageSize),
  });
  const refs = [
    ...accounts.map(({ id }) => ({ key: id, landlordId: id, formId: null })),
    ...guests.map(({ id }) => ({ key: id as string, landlordId: null, formId: id })),
  ];
  const jobs: OutboxId[] = [];
  const ask = async ({ key, ...ref }: (typeof refs)[number]) => {
    const id = ids.uuid<OutboxId>();
    await insertJob(db, { id, kind: "mail.applicants-wait", ref, dedupeKey: `applicants-wait:${key}:${week}`, now });
    jobs.push(id);
  };
  const count = await forEachRow(services, name, refs, { idOf: ({ key }) => key, work: ask });
  await mailQueue.notify(jobs, "bulk");
  return count;
}

/** SQL: among the oldest undecided applications one was not touched for a week. `isTheirs`: on application as "one". */
function someoneWaits(isTheirs: SQL, at: number): SQL {
  const before = at - quietMs;
  return sql`EXISTS (SELECT 1 FROM (SELECT one.updated_at FROM ${application} AS one WHERE ${isTheirs}
    AND one.is_archived = 0 AND one.is_spam = 0 AND one.state IN ('submitted', 'in_review', 'shortlisted')
    AND one.submitted_at <= ${before} LIMIT ${lookedAtMost}) AS waiting WHERE waiting.updated_at <= ${before})`;
}
