import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application } from "../../../../db/schema/applications";
import { applicantLetter } from "../../../../db/schema/review";
import type { ApplicationId, LetterId } from "../../../../kernel/ids";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import type { Services } from "../../../../services";
import type { DeclineReason } from "../../../applying/applications/states";
import { givenBy, unsupportedOf } from "../queries/check-reasons.server";
import { findDeclineFacts } from "../queries/find-decline-facts.server";

type Leaving = { applicationId: ApplicationId; letterId: LetterId; reason: DeclineReason | null; text: string };

/**
 * Stops the letter of a decline whose reason was true when it was decided and is not any more: who was approved in place of
 * this one is not, or the applicant corrected it before a guest's letter left. Nobody knows of the decision yet, so that it is
 * undecided again. True when it was stopped.
 */
export async function stopUnfoundedLetter(
  services: Services,
  { applicationId, letterId, reason, text }: Leaving,
): Promise<boolean> {
  const given = givenBy({ isDecline: true, reason: reason ?? undefined, text });
  if (given.length === 0) return false;
  const [found] = await findDeclineFacts(services, sql`${application.id} = ${applicationId}`);
  if (!found || unsupportedOf(found.facts, given).length === 0) return false;
  const { db, ids, clock } = services;
  const now = clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const { stopped } = await runBatch(db, {
    stopped: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        actorKind: "system",
        actorId: null,
        action: "application.reopen",
        targetKind: "application",
        targetId: applicationId,
        detail: "declined>in_review",
      },
      sql`${application} JOIN ${applicantLetter} ON ${applicantLetter.applicationId} = ${application.id}
        WHERE ${applicantLetter.id} = ${letterId} AND ${applicantLetter.sentAt} IS NULL
          AND ${applicantLetter.cancelledAt} IS NULL AND ${application.state} = 'declined'`,
    ),
    letter: db.run(
      sql`UPDATE ${applicantLetter} SET cancelled_at = ${at} WHERE id = ${letterId} AND ${isGuarded(auditId)}`,
    ),
    reopen:
      db.run(sql`UPDATE ${application} SET state = 'in_review', updated_at = ${at}, decided_at = NULL, tell_by = NULL,
      decline_reason = NULL WHERE id = ${applicationId} AND ${isGuarded(auditId)}`),
  });
  return stopped.meta.changes > 0;
}
