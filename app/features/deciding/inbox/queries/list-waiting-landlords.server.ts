import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { user } from "../../../../db/schema/accounts";
import { application } from "../../../../db/schema/applications";
import { guestRentForm, rentForm } from "../../../../db/schema/forms";
import { outbox } from "../../../../db/schema/platform";
import type { RentFormId } from "../../../../kernel/ids";
import type { DueSlice } from "../../../../mail/definition";
import { isNotBackedOff } from "../../../../platform/each-row.server";
import type { Services } from "../../../../services";
import { quietMs } from "./find-waiting.server";

const name = "applicants-wait";
const pageSize = 50;
/** Of each landlord: the oldest are looked at first. */
const lookedAtMost = 100;

/** Of a slice of ids, the landlords whose applicants have waited for a week: each once in seven days. */
export async function listWaitingLandlords({ db }: Services, { at, from, below }: DueSlice) {
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
  return [
    ...accounts.map(({ id }) => ({ id, key: `${id}:${week}`, ref: { landlordId: id, formId: null } })),
    ...guests.map(({ id }) => ({ id, key: `${id}:${week}`, ref: { landlordId: null, formId: id } })),
  ];
}

/** SQL: among the oldest undecided applications one was not touched for a week. `isTheirs`: on application as "one". */
function someoneWaits(isTheirs: SQL, at: number): SQL {
  const before = at - quietMs;
  return sql`EXISTS (SELECT 1 FROM (SELECT one.updated_at FROM ${application} AS one WHERE ${isTheirs}
    AND one.is_archived = 0 AND one.is_spam = 0 AND one.state IN ('submitted', 'in_review', 'shortlisted')
    AND one.submitted_at <= ${before} LIMIT ${lookedAtMost}) AS waiting WHERE waiting.updated_at <= ${before})`;
}
