import { ne, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId } from "../../../../kernel/ids";
import { auditActor, insertAuditGuard } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { Services } from "../../../../services";
import { type FormKey, isForm } from "../../../forms/rent-forms/queries/find-editable-form.server";

/** Writes that a landlord took a copy of an application; false when it is not his. */
export async function recordPrint(
  { db, ids, clock }: Services,
  actor: Landlord,
  input: FormKey & { applicationId: ApplicationId },
): Promise<boolean> {
  const now = clock.now();
  const written = await insertAuditGuard(
    db,
    {
      id: ids.uuid<string>(),
      at: now,
      ...auditActor(actor, now.getTime()),
      action: "application.print",
      targetKind: "application",
      targetId: input.applicationId,
    },
    sql`${application} JOIN ${rentForm} ON ${rentForm.id} = ${application.formId}
      WHERE ${application.id} = ${input.applicationId} AND ${isForm(input)} AND ${application.isSpam} = 0
        AND ${ne(rentForm.state, "deleted")} AND ${mayReachForm(actor, now.getTime())}`,
  );
  return written.meta.changes > 0;
}
