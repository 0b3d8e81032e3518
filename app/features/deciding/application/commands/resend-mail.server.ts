import { eq, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { audit, outbox } from "../../../../db/schema/platform";
import { applicantLetter, mailDelivery } from "../../../../db/schema/review";
import type { Landlord } from "../../../../kernel/actor";
import { dayMs } from "../../../../kernel/durations";
import type { ApplicationId, OutboxId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { againKey } from "../../../../platform/outbox.server";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { isOwnApplication, withForms } from "../../../applying/applications/commands/change-applications.server";
import type { FormKey } from "../../../forms/rent-forms/queries/find-editable-form.server";
import { isLetterTrue } from "../../decision/commands/claim-letter.server";
import { isReasonLeft } from "../../decision/queries/is-chosen-beside.server";
import { repeatableMails, resendsADay } from "../rules/shown-mails";

const action = "application.resend-mail";

/** SQL: a letter goes again only while the state that it tells of and its reason hold, and no newer letter was written. */
const mayLetterGo = sql`EXISTS (SELECT 1 FROM ${applicantLetter} AS letter
  WHERE letter.id = json_extract(job.ref, '$.letterId') AND ${isLetterTrue("letter")} AND ${isReasonLeft}
    AND letter.created_at = (SELECT max(newer.created_at) FROM ${applicantLetter} AS newer
      WHERE newer.application_id = ${application.id} AND newer.cancelled_at IS NULL))`;

/**
 * Sends a mail about an application again, once for each time it was sent or failed. "refused": it has been, may not be,
 * or too much for today.
 */
export async function resendMail(
  services: Services,
  actor: Landlord,
  { applicationId, deliveryId, ...form }: FormKey & { applicationId: ApplicationId; deliveryId: string },
): Promise<Result<undefined, "not-found" | "refused">> {
  const { db, ids, clock } = services;
  const now = clock.now();
  const at = now.getTime();
  const [traceId, jobId] = [ids.uuid<string>(), ids.uuid<OutboxId>()];
  const isMine = isOwnApplication(actor, { ...form, applicationIds: [applicationId] }, at);
  const kinds = sql.join(
    repeatableMails.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const trace = {
    id: traceId,
    at: now,
    ...auditActor(actor, at),
    action,
    targetKind: "application" as const,
    targetId: applicationId,
    detail: sql`mail.kind`,
  };
  const { after } = await runBatch(db, {
    // A receipt that left at once was sent by the job of its application and has none of its own.
    auditGuard: insertAuditGuard(
      db,
      trace,
      sql`${withForms} JOIN ${mailDelivery} AS mail ON mail.application_id = ${application.id}
        LEFT JOIN ${outbox} AS job ON job.id = mail.id
        WHERE ${isMine} AND (job.id IS NOT NULL OR mail.kind = 'mail.application-receipt') AND ${isNotErased()} AND mail.id = ${deliveryId} AND mail.kind IN (${kinds})
          AND (mail.sent_at IS NOT NULL OR mail.failed_at IS NOT NULL)
          AND NOT EXISTS (SELECT 1 FROM ${outbox} WHERE dedupe_key = ${againKey + deliveryId})
          AND (mail.kind <> 'mail.applicant-letter' OR ${mayLetterGo})
          AND (SELECT count(*) FROM ${audit} AS earlier WHERE earlier.target_id = ${applicationId}
            AND earlier.action = ${action} AND earlier.at > ${at - dayMs}) < ${resendsADay}`,
    ),
    insertOutbox: db.run(sql`INSERT INTO ${outbox} (id, kind, ref, dedupe_key, attempts, next_at, due_at, created_at)
      SELECT ${jobId}, mail.kind, coalesce(job.ref, json_object('applicationId', mail.application_id)),
        ${againKey + deliveryId}, 0, ${at}, ${at}, ${at}
      FROM ${mailDelivery} AS mail LEFT JOIN ${outbox} AS job ON job.id = mail.id
      WHERE mail.application_id = ${applicationId} AND mail.id = ${deliveryId} AND ${isGuarded(traceId)}`),
    insertMailDelivery:
      db.run(sql`INSERT INTO ${mailDelivery} (id, application_id, kind, reader, attempts, attempted_at, repeats)
      SELECT ${jobId}, mail.application_id, mail.kind, mail.reader, 0, ${at}, mail.id FROM ${mailDelivery} AS mail
      WHERE mail.application_id = ${applicationId} AND mail.id = ${deliveryId} AND ${isGuarded(traceId)}`),
    after: db
      .select({ isSent: sql<number>`${isGuarded(traceId)}`.as("is_sent") })
      .from(application)
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .where(isMine),
  });
  const [row] = after;
  if (!row) return err("not-found");
  if (row.isSent === 0) return err("refused");
  await services.mailQueue.notify([jobId]);
  return ok(undefined);
}
