import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { mayReadIn } from "../../../../platform/auth/account-people.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { Services } from "../../../../services";

/** Says to whom of the account new applications of a form are assigned; `to`: null for nobody. Those that are there stay as they are. */
export async function assignForm(
  { db, ids, clock }: Services,
  actor: AccountLandlord,
  { formId, to }: { formId: RentFormId; to: string | null },
): Promise<Result<undefined, "not-found" | "refused">> {
  const now = clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const person = sql`${to}`;
  const isMine = and(eq(rentForm.id, formId), mayReachForm(actor, at), sql`${rentForm.state} <> 'deleted'`) as SQL;
  const { rows } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: to === null ? "form.unassign" : "form.assign",
        targetKind: "rent_form",
        targetId: formId,
        detail: to === null ? sql`${rentForm.assignedTo}` : to,
      },
      sql`${rentForm} WHERE ${isMine} AND ${rentForm.assignedTo} IS NOT ${person}
        AND ${to === null ? sql`1` : mayReadIn(sql`${rentForm.landlordId}`, person, sql`${rentForm.homeId}`)}`,
    ),
    assigned: db
      .update(rentForm)
      .set({ assignedTo: to, updatedAt: at })
      .where(and(eq(rentForm.id, formId), isGuarded(auditId))),
    rows: db.select({ assignedTo: rentForm.assignedTo }).from(rentForm).where(isMine),
  });
  const [row] = rows;
  if (!row) return err("not-found");
  return row.assignedTo === to ? ok(undefined) : err("refused");
}
