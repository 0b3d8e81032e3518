import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application } from "../../../../db/schema/applications";
import { notification } from "../../../../db/schema/platform";
import type { ApplicationId, OutboxId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { insertJob } from "../../../../platform/outbox.server";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { endStatements } from "../../applications/commands/end-statements.server";
import { eraseStatements } from "../../applications/commands/erase-statements.server";
import { isOpenToApplicant } from "../../applications/queries/decision-notice.server";
import type { StatusLink } from "../../applications/queries/is-holder-of.server";
import { isHolderAt } from "../../applications/queries/is-holder-of.server";

/**
 * Takes a sent application back by its status link; with `erase` the key to it is destroyed at once, or later. "decided":
 * the landlord has answered (not a guest's that can be undone). "held": withdrawn, but kept for a legal claim (GDPR art.
 * 17 (3) e).
 */
export async function withdrawApplication(
  services: Services,
  link: StatusLink,
  input: { erase: boolean },
): Promise<Result<undefined, "not-found" | "decided" | "held">> {
  const { db, ids, clock } = services;
  const isMine = await isHolderAt(services, link);
  if (!isMine) return err("not-found");
  const now = clock.now();
  const at = now.getTime();
  const [withdrawId, eraseId] = [ids.uuid<string>(), ids.uuid<string>()];
  const [row] = await db
    .select({ id: sql<ApplicationId>`${application.id}`.as("application_id"), state: application.state })
    .from(application)
    .where(isMine);
  if (!row) return err("not-found");
  const { id } = row;
  const jobId = ids.uuid<OutboxId>();
  const isIt = sql`${application.id} = ${id}`;
  const auditGuard = {
    at: now,
    actorKind: "applicant" as const,
    actorId: null,
    targetKind: "application" as const,
    targetId: id,
  };
  const { after: rows } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      { ...auditGuard, id: withdrawId, action: "application.withdraw" },
      sql`${application} WHERE ${isIt} AND ${isOpenToApplicant(at)}`,
    ),
    end: endStatements(db, { id, at, isEnded: isGuarded(withdrawId) }),
    withdraw: db.run(sql`UPDATE ${application} SET state = 'withdrawn', decided_at = ${at}, updated_at = ${at},
      first_viewed_at = coalesce(first_viewed_at, ${at}) WHERE ${isIt} AND ${isGuarded(withdrawId)}`),
    notice: db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
      SELECT ${ids.uuid()}, landlord_id, form_id, 'application-withdrawn', id, ${at} FROM ${application}
      WHERE ${isIt} AND ${isGuarded(withdrawId)}`),
    withdrawnMail: insertJob(
      db,
      { id: jobId, kind: "mail.withdrawn", ref: { applicationId: id }, dedupeKey: `withdrawn:${id}`, now },
      isGuarded(withdrawId),
    ),
    erase: eraseStatements(db, { id, at, isErased: isGuarded(eraseId), cause: "request" }, [
      insertAuditGuard(
        db,
        { ...auditGuard, id: eraseId, action: "application.erase" },
        sql`${application} WHERE ${isIt} AND state = 'withdrawn' AND ${input.erase ? sql`${isNotErased()} AND held_at IS NULL` : sql`0`}`,
      ),
    ]),
    after: db
      .select({ state: application.state, isHeld: sql<number>`held_at IS NOT NULL`.as("is_held") })
      .from(application)
      .where(isIt),
  });
  const [after] = rows;
  if (after?.state !== "withdrawn") return err("decided");
  await services.mailQueue.notify([jobId]);
  return input.erase && after.isHeld === 1 ? err("held") : ok(undefined);
}
