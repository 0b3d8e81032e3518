import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application } from "../../../../db/schema/applications";
import { audit } from "../../../../db/schema/platform";
import { dayMs } from "../../../../kernel/durations";
import type { ApplicationId, OutboxId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { againKey, insertJob } from "../../../../platform/outbox.server";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { isMailReturned, newestMailTo } from "../../applications/queries/held-mail.server";
import { isHolderAt, type StatusLink } from "../../applications/queries/is-holder-of.server";

const action = "application.retry-mail";
const triesADay = 3;

/** Sends the receipt to an applicant whose newest mail came back, once for each. "refused": none did, or too often today. */
export async function retryMail(
  services: Services,
  link: StatusLink,
): Promise<Result<undefined, "not-found" | "refused">> {
  const { db, ids, clock } = services;
  const isMine = await isHolderAt(services, link);
  if (!isMine) return err("not-found");
  const now = clock.now();
  const [row] = await db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("application_id"),
      mailId: newestMailTo("applicant").as("mail_id"),
    })
    .from(application)
    .where(isMine);
  if (!row) return err("not-found");
  const { id, mailId } = row;
  const [auditId, jobId] = [ids.uuid<string>(), ids.uuid<OutboxId>()];
  const trace = { id: auditId, at: now, actorKind: "applicant", actorId: null, action } as const;
  const {
    meta: { meta },
  } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      { ...trace, targetKind: "application", targetId: id },
      sql`${application} WHERE ${application.id} = ${id} AND ${isNotErased()} AND ${isMailReturned}
        AND NOT EXISTS (SELECT 1 FROM outbox WHERE dedupe_key = ${againKey + mailId})
        AND (SELECT count(*) FROM ${audit} AS earlier WHERE earlier.target_id = ${id} AND earlier.action = ${action}
          AND earlier.at > ${now.getTime() - dayMs}) < ${triesADay}`,
    ),
    meta: insertJob(
      db,
      { id: jobId, kind: "mail.application-receipt", ref: { applicationId: id }, dedupeKey: againKey + mailId, now },
      isGuarded(auditId),
    ),
  });
  if (meta.changes === 0) return err("refused");
  await services.mailQueue.notify([jobId]);
  return ok(undefined);
}
