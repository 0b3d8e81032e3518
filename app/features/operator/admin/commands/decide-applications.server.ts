import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard } from "../../../../platform/audit-guard.server";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import type { Services } from "../../../../services";
import {
  countReleased,
  release,
  selectUninvited,
} from "../../../applying/apply/spam/commands/release-application.server";

/** Released with one press; what is left stays in the queue for the next. */
const releasedAtOnce = 20;

/** "They are spam": the form leaves the queue until more are held ("keep"), or comes back to it ("back"). */
export async function keepApplications(
  services: Services,
  actor: AccountLandlord,
  { formId, decision }: { formId: RentFormId; decision: "keep" | "back" },
): Promise<Result<undefined, "not-found">> {
  const { db, ids, clock, config } = services;
  const at = clock.now();
  const now = at.getTime();
  const kept = await insertAuditGuard(
    db,
    {
      id: ids.uuid<string>(),
      at,
      ...auditActor(actor, now),
      action: `screen.applications-${decision}`,
      targetKind: "rent_form",
      targetId: formId,
    },
    sql`${rentForm} WHERE id = ${formId} AND ${adminOf(config, actor, now)} IS NOT NULL
      AND EXISTS (SELECT 1 FROM ${application} WHERE form_id = ${formId} AND is_spam = 1)`,
  );
  return kept.meta.changes > 0 ? ok(undefined) : err("not-found");
}

/** "They are none": up to 20 held applications of a form go to their landlord, each with a row in the audit. */
export async function releaseApplications(
  services: Services,
  actor: AccountLandlord,
  formId: RentFormId,
): Promise<Result<{ released: number }, "not-found">> {
  const { db, ids, clock, config } = services;
  const at = clock.now();
  const now = at.getTime();
  const isHeld = sql`form_id = ${formId} AND is_spam = 1 AND ${adminOf(config, actor, now)} IS NOT NULL`;
  const first = sql`FROM ${application} WHERE ${isHeld} ORDER BY submitted_at LIMIT ${releasedAtOnce}`;
  const { held, invited } = await runBatch(db, {
    held: db.all<{ id: ApplicationId; reasons: string | null }>(sql`SELECT id, spam_reasons AS "reasons" ${first}`),
    invited: selectUninvited(services, sql`(SELECT id ${first})`),
  });
  async function releaseOne({ id, reasons }: (typeof held)[number]): Promise<void> {
    const isReleased = await release(services, {
      applicationId: id,
      formId,
      auditGuard: {
        id: ids.uuid<string>(),
        at,
        ...auditActor(actor, now),
        action: "application.release",
        targetKind: "application",
        targetId: id,
      },
      from: sql`${application} WHERE id = ${id} AND ${isHeld}`,
      invited,
    });
    if (isReleased) countReleased(services, reasons);
  }
  await Promise.all(held.map(releaseOne));
  return held.length > 0 ? ok({ released: held.length }) : err("not-found");
}
