import { type SQL, sql } from "drizzle-orm";
import { application, infoRequest } from "../../../app/db/schema/applications";
import { referenceRequest } from "../../../app/db/schema/review";
import { isRequestOpen } from "../../../app/features/applying/info-requests/queries/open-request.server";
import { isStillOpen } from "../../../app/features/applying/references/commands/answer-reference.server";
import type { InfoRequestId, OutboxId, ReferenceRequestId } from "../../../app/kernel/ids";
import { forEachRow, isNotBackedOff } from "../../../app/platform/each-row.server";
import { insertJob, type NewJob } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";

const pageSize = 50;

type Request = {
  name: string;
  table: typeof infoRequest | typeof referenceRequest;
  /** SQL after FROM: the request, where an answer to it is still wanted. */
  stillWanted: (id: string, now: number) => SQL;
  /** The mail that reminds of it. */
  mail: (id: string) => Pick<NewJob, "kind" | "ref" | "dedupeKey">;
};

const requests = {
  /** A day before it is due. */
  info: {
    name: "info-reminders",
    table: infoRequest,
    stillWanted: (id) => sql`${infoRequest} JOIN ${application} ON ${application.id} = ${infoRequest.applicationId}
      WHERE ${infoRequest.id} = ${id} AND ${isRequestOpen()}`,
    mail: (id) => ({
      kind: "mail.info-request",
      ref: { infoRequestId: id as InfoRequestId, isReminder: true },
      dedupeKey: `info-reminder:${id}`,
    }),
  },
  /** Three days after the question. */
  reference: {
    name: "reference-reminders",
    table: referenceRequest,
    stillWanted: (id, now) => isStillOpen(id as ReferenceRequestId, now),
    mail: (id) => ({
      kind: "mail.reference-request",
      ref: { referenceRequestId: id as ReferenceRequestId, isReminder: true },
      dedupeKey: `reference-reminder:${id}`,
    }),
  },
} satisfies Record<string, Request>;

/** Reminds an applicant of what a landlord asked for: once, and nobody who has answered. */
export const sweepInfoReminders = (services: Services) => remindOnce(services, requests.info);

/** Reminds a referee: once, and nobody who has answered or need not any more. */
export const sweepReferenceReminders = (services: Services) => remindOnce(services, requests.reference);

/** A job for each request whose time of reminding has come, which is then over, also where nothing is wanted any more. */
async function remindOnce(services: Services, { name, table, stillWanted, mail }: Request) {
  const { db, ids, clock, mailQueue } = services;
  const now = clock.now();
  const due = await db.all<{ id: string }>(sql`SELECT id FROM ${table}
    WHERE remind_at IS NOT NULL AND remind_at <= ${now.getTime()}
      AND ${isNotBackedOff(name, sql`${table.id}`, now.getTime())} ORDER BY remind_at LIMIT ${pageSize}`);
  const jobs: OutboxId[] = [];
  const remind = async ({ id }: { id: string }) => {
    const jobId = ids.uuid<OutboxId>();
    await db.batch([
      insertJob(
        db,
        { id: jobId, ...mail(id), now },
        sql`EXISTS (SELECT 1 FROM ${stillWanted(id, now.getTime())} AND ${table.remindAt} IS NOT NULL)`,
      ),
      db.run(sql`UPDATE ${table} SET remind_at = NULL WHERE id = ${id}`),
    ]);
    jobs.push(jobId);
  };
  const count = await forEachRow(services, name, due, { idOf: ({ id }) => id, work: remind });
  await mailQueue.notify(jobs, "bulk");
  return count;
}
