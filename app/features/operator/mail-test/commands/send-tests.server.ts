import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { mailTest } from "../../../../db/schema/mail";
import { audit } from "../../../../db/schema/platform";
import type { AccountLandlord } from "../../../../kernel/actor";
import { dayMs } from "../../../../kernel/durations";
import type { OutboxId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { exampleKinds, type TestOrder } from "../examples.server";
import { allAtOnceADay, testsADay } from "../limits";

const action = "admin.mail-test";

/** Sends examples to the admin's configured address, with an audit row. "too-many": 20 presses a day, or 3 of all. */
export async function sendTests(
  services: Services,
  actor: AccountLandlord,
  { kind, locale }: TestOrder,
): Promise<Result<{ count: number }, "too-many" | "no-address" | "not-found">> {
  const { db, ids, clock, config, mailQueue } = services;
  if (config.adminEmail === null) return err("no-address");
  const now = clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const earlier = (more: SQL) => sql`(SELECT count(*) FROM ${audit} AS earlier WHERE earlier.target_id = ${action}
    AND earlier.action = ${action} AND earlier.at > ${at - dayMs} AND ${more})`;
  const hasRoom = sql`${earlier(sql`1`)} < ${testsADay}
    AND (${kind === "all" ? 0 : 1} OR ${earlier(sql`earlier.detail LIKE 'all %'`)} < ${allAtOnceADay})`;
  const trace = { id: auditId, at: now, ...auditActor(actor, at), action } as const;
  const tests = (kind === "all" ? exampleKinds(locale) : [kind]).map((one) => ({
    id: ids.uuid<OutboxId>(),
    kind: one,
  }));
  const admin = adminOf(config, actor, at);
  const { guard } = await runBatch(db, {
    guard: insertAuditGuard(
      db,
      { ...trace, targetKind: "mail_test", targetId: action, detail: `${kind} ${locale}` },
      sql`(SELECT ${admin} AS id) WHERE id IS NOT NULL AND ${hasRoom}`,
    ),
    insertMailTest: tests.flatMap((test) => [
      db.run(sql`INSERT INTO ${mailTest} (id, kind, locale, created_at)
        SELECT ${test.id}, ${test.kind}, ${locale}, ${at} WHERE ${isGuarded(auditId)}`),
      insertJob(
        db,
        { id: test.id, kind: "mail.test", ref: { kind: test.kind, locale }, dedupeKey: null, now },
        isGuarded(auditId),
      ),
    ]),
  });
  if (guard.meta.changes === 0) {
    const [found] = await db.all<{ is: number }>(sql`SELECT ${admin} IS NOT NULL AS "is"`);
    return err(found?.is === 1 ? "too-many" : "not-found");
  }
  await mailQueue.notify(tests.map(({ id }) => id));
  return ok({ count: tests.length });
}
