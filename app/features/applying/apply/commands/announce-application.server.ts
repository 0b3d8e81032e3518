import { and, eq, type SQL, sql } from "drizzle-orm";
import { hasJustWritten } from "../../../../db/guarded-batch.server";
import { rentForm, rentFormMonth } from "../../../../db/schema/forms";
import { notification, outbox } from "../../../../db/schema/platform";
import { utcDay } from "../../../../kernel/dates";
import { type ApplicationId, type OutboxId, outboxIdSchema, type RentFormId } from "../../../../kernel/ids";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { limitOfRow } from "../../../forms/rent-forms/queries/find-form-limits.server";

export type Announcement = {
  applicationId: ApplicationId;
  formId: RentFormId;
  now: Date;
  jobs: { receipt: OutboxId; notice: OutboxId; refresh: OutboxId; full: OutboxId };
};

/** Ids of the jobs that tell of a new application, made before the batch that writes them. */
export function announcementOf(
  { ids }: Services,
  about: Pick<Announcement, "applicationId" | "formId" | "now">,
): Announcement {
  const id = () => ids.uuid<OutboxId>();
  // The job that tells of an application has its id: there is one, and others find it (workers/jobs/arrivals.ts).
  const notice = outboxIdSchema.parse(about.applicationId);
  return { ...about, jobs: { receipt: id(), notice, refresh: id(), full: id() } };
}

/** Statements with which an application reaches its landlord: notice, mails, counters. `when`: SQL that holds once. */
export function tellStatements({ db }: Services, announcement: Announcement, when: SQL) {
  const { applicationId, formId, now, jobs } = announcement;
  const at = now.getTime();
  const ref = { applicationId, receiptId: jobs.receipt };
  return [
    // The notice has the application's id, too: it is found without an index of its own (notices/queries/list-notices-about.server.ts).
    db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
      SELECT ${applicationId}, (SELECT landlord_id FROM ${rentForm} WHERE id = ${formId}), ${formId}, 'application-new',
        ${applicationId}, ${at} WHERE ${when}`),
    insertJob(db, { id: jobs.notice, kind: "mail.new-application", ref, dedupeKey: null, now }, when),
    db
      .update(rentForm)
      .set({
        applicationCount: sql`${rentForm.applicationCount} + 1`,
        newCount: sql`${rentForm.newCount} + 1`,
        updatedAt: at,
      })
      .where(and(eq(rentForm.id, formId), when)),
    db.run(countSent(formId, at, when)),
  ] as const;
}

/** One more that reached its landlord on this day (UTC), among what happened on the form's pages that month. */
function countSent(formId: RentFormId, at: number, when: SQL): SQL {
  const day = utcDay(at);
  const path = `$."${day.slice(8)} sent"`;
  return sql`INSERT INTO ${rentFormMonth} (form_id, month, counts)
    SELECT ${formId}, ${day.slice(0, 7)}, json_set('{}', ${path}, 1) WHERE ${when}
    ON CONFLICT (form_id, month) DO UPDATE SET
      counts = json_set(counts, ${path}, coalesce(json_extract(counts, ${path}), 0) + 1)`;
}

/** Of suspected spam the applicant alone hears: a mail asks to confirm the address. */
export function holdStatement({ db }: Services, { applicationId, now, jobs }: Announcement, when: SQL) {
  const ref = { applicationId };
  const dedupeKey = `confirm-application:${applicationId}`;
  return insertJob(db, { id: jobs.receipt, kind: "mail.confirm-application", ref, dedupeKey, now }, when);
}

/** Of an application that waits for its landlord the applicant alone hears: the receipt, with the status link. */
export function receiptStatement({ db }: Services, { applicationId, now, jobs }: Announcement, when: SQL) {
  const job = {
    id: jobs.receipt,
    kind: "mail.application-receipt",
    ref: { applicationId },
    dedupeKey: null,
    now,
  } as const;
  return insertJob(db, job, when);
}

/** Statements with which the application that reaches the limit makes the form full, in this order; `full` returns a row then. */
export function fillStatements({ db }: Services, { formId, now, jobs }: Announcement) {
  const ref = { formId };
  return {
    full: db
      .update(rentForm)
      .set({ state: "full", closedAt: now.getTime() })
      .where(
        sql`${rentForm.id} = ${formId} AND ${rentForm.state} = 'open' AND ${rentForm.applicationCount} >= ${limitOfRow()}`,
      )
      .returning({ formId: rentForm.id }),
    fullJobs: [
      insertJob(
        db,
        { id: jobs.refresh, kind: "cache.refresh-form", ref, dedupeKey: `refresh:${jobs.refresh}`, now },
        hasJustWritten,
      ),
      insertJob(
        db,
        { id: jobs.full, kind: "mail.form-full", ref, dedupeKey: `form-full:${jobs.full}`, now },
        sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.id} = ${jobs.refresh})`,
      ),
    ],
  };
}

/** After the commit: what the statements wrote is begun at once. */
export async function afterAnnouncement(
  services: Services,
  { formId, jobs }: Announcement,
  { isHeld = false, isFull, more = [] }: { isHeld?: boolean; isFull: boolean; more?: readonly OutboxId[] },
): Promise<void> {
  const { receipt, notice, refresh, full } = jobs;
  if (isFull) services.defer("published-form-refresh", services.publishedForms.refresh(formId));
  const first = isHeld ? receipt : notice;
  await services.mailQueue.notify([first, ...(isFull ? [refresh, full] : []), ...more], isHeld ? "urgent" : "ordinary");
}
