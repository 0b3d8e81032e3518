import { eq, inArray, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import {
  type Changed,
  changeApplications,
  isOwnApplication,
  type Picked,
  withForms,
} from "../../../applying/applications/commands/change-applications.server";
import { eraseStatements } from "../../../applying/applications/commands/erase-statements.server";
import { decidedStates } from "../../../applying/applications/states";

/** Puts a star on applications, or takes it off. */
export function starApplications(
  services: Services,
  actor: AccountLandlord,
  input: Picked & { isStarred: boolean },
): Promise<Changed[]> {
  return changeApplications(services, actor, input, {
    action: input.isStarred ? "application.star" : "application.unstar",
    isAllowed: sql`${application.isStarred} = ${Number(!input.isStarred)}`,
    isDone: sql`${application.isStarred} = ${Number(input.isStarred)}`,
    detail: sql`NULL`,
    set: () => sql`is_starred = ${Number(input.isStarred)}`,
    marksRead: false,
  });
}

/** Puts applications away, or takes them out again; their state stays. What is put away no longer counts as new. */
export function archiveApplications(
  services: Services,
  actor: AccountLandlord,
  input: Picked & { isArchived: boolean },
): Promise<Changed[]> {
  return changeApplications(services, actor, input, {
    action: input.isArchived ? "application.archive" : "application.unarchive",
    isAllowed: sql`${application.isArchived} = ${Number(!input.isArchived)}
      AND ${input.isArchived ? sql`1` : isNotErased()}`,
    isDone: sql`${application.isArchived} = ${Number(input.isArchived)}`,
    detail: sql`NULL`,
    set: () => sql`is_archived = ${Number(input.isArchived)}`,
    marksRead: input.isArchived,
  });
}

/**
 * Erases a decided application at once with its key; reference, dates and traces stay. "undecided": its applicant is
 * owed an answer. "held": on legal hold.
 */
export async function deleteApplication(
  services: Services,
  actor: AccountLandlord,
  input: { formId: RentFormId; applicationId: ApplicationId },
): Promise<Result<undefined, "not-found" | "undecided" | "held">> {
  const { db, ids, clock } = services;
  const now = clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const isMine = isOwnApplication(actor, { formId: input.formId, applicationIds: [input.applicationId] }, at);
  const auditGuard = insertAuditGuard(
    db,
    {
      id: auditId,
      at: now,
      ...auditActor(actor, at),
      action: "application.delete",
      targetKind: "application",
      targetId: input.applicationId,
    },
    sql`${withForms} WHERE ${isMine} AND ${inArray(application.state, [...decidedStates])} AND ${isNotErased()}
      AND ${application.heldAt} IS NULL`,
  );
  const { after } = await runBatch(db, {
    auditGuard,
    erase: eraseStatements(db, { id: input.applicationId, at, isErased: isGuarded(auditId), cause: "landlord" }, []),
    archive: db.run(sql`UPDATE ${application} SET is_archived = 1, is_starred = 0
      WHERE id = ${input.applicationId} AND ${isGuarded(auditId)}`),
    after: db
      .select({ isKept: sql<number>`${isNotErased()}`.as("is_kept"), heldAt: application.heldAt })
      .from(application)
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .where(isMine),
  });
  const [row] = after;
  if (!row) return err("not-found");
  if (row.isKept === 0) return ok(undefined);
  return err(row.heldAt === null ? "undecided" : "held");
}
