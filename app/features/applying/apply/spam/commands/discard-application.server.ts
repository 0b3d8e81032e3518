import { sql } from "drizzle-orm";
import { runBatch } from "../../../../../db/guarded-batch.server";
import { application } from "../../../../../db/schema/applications";
import { audit } from "../../../../../db/schema/platform";
import type { Landlord } from "../../../../../kernel/actor";
import { dayMs } from "../../../../../kernel/durations";
import { err, ok, type Result } from "../../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../../platform/audit-guard.server";
import { forPageOrRows, isNotBackedOff } from "../../../../../platform/each-row.server";
import type { Services } from "../../../../../services";
import { eraseApplications } from "../../../applications/commands/erase-applications.server";
import { isReached, type SuspectedKey, withForm } from "./release-application.server";

/** Suspected spam that nobody looked at is erased after this. */
export const quarantineMs = 30 * dayMs;
/** One erased application is a dozen statements, however many go at once. */
const sweepSize = 20;
const name = "suspected-spam";

/** The landlord throws a suspected application away, for good. One that is not suspected is not found here. */
export async function discardApplication(
  services: Services,
  actor: Landlord,
  key: SuspectedKey,
): Promise<Result<undefined, "not-found">> {
  const { db, ids, clock } = services;
  const at = clock.now();
  const now = at.getTime();
  const auditId = ids.uuid<string>();
  const which = sql`(SELECT id FROM ${application} WHERE id = ${key.applicationId} AND ${isGuarded(auditId)})`;
  const { discarded } = await runBatch(db, {
    discarded: insertAuditGuard(
      db,
      {
        id: auditId,
        at,
        ...auditActor(actor, now),
        action: "application.discard",
        targetKind: "application",
        targetId: key.applicationId,
      },
      sql`${withForm} WHERE ${isReached(actor, key, now)} AND ${application.isSpam} = 1`,
    ),
    eraseApplications: eraseApplications(db, which, now),
  });
  return discarded.meta.changes > 0 ? ok(undefined) : err("not-found");
}

/** Erases suspected applications that nobody released within 30 days; says how many. */
export async function expireSuspected(services: Services): Promise<number> {
  const { db, clock } = services;
  const at = clock.now().getTime();
  const isDue = sql`is_spam = 1 AND submitted_at <= ${at - quarantineMs}`;
  const page = await db.all<{ id: string }>(sql`SELECT id FROM ${application} WHERE ${isDue}
    AND ${isNotBackedOff(name, sql`${application.id}`, at)} ORDER BY submitted_at LIMIT ${sweepSize}`);
  const erase = async (rows: readonly { id: string }[]) => {
    const listed = sql`SELECT id FROM ${application} WHERE ${isDue}
      AND id IN (SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`;
    await db.batch([
      db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, action, target_kind, target_id)
        SELECT lower(hex(randomblob(16))), ${at}, 'system', 'application.expire-spam', 'application', id FROM (${listed})`),
      ...eraseApplications(db, sql`(${listed})`, at),
    ]);
  };
  return forPageOrRows(services, name, page, { idOf: ({ id }) => id, work: erase });
}
