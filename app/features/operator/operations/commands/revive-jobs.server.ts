import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { outbox } from "../../../../db/schema/platform";
import { mailDelivery } from "../../../../db/schema/review";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { OutboxId } from "../../../../kernel/ids";
import type { QueueName } from "../../../../kernel/queue-names";
import { err, ok, type Result } from "../../../../kernel/result";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import { isOpen } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { isDead } from "../queries/list-jobs.server";
import type { GiveUpReason } from "../rules";

/** Of one press; the next takes the rest. */
const revivedAtMost = 500;

/** Has a job tried again, or the oldest 500 dead ones (`id` null). Answers how many. "not-possible": none, or no admin. */
export async function reviveJobs(
  { db, ids, clock, config, mailQueue }: Services,
  actor: AccountLandlord,
  id: OutboxId | null,
): Promise<Result<number, "not-possible">> {
  const at = clock.now();
  const now = at.getTime();
  const [auditId, admin] = [ids.uuid<string>(), adminOf(config, actor, now)];
  const isMeant =
    id === null
      ? isDead
      : sql`${outbox.id} = ${id} AND done_at IS NULL AND (dead_at IS NOT NULL OR ${isOpen})
    AND (lease_until IS NULL OR lease_until <= ${now})`;
  const found = await db.all<{ id: OutboxId; lane: QueueName }>(sql`SELECT id, lane FROM ${outbox} WHERE ${isMeant}
    ORDER BY coalesce(dead_at, next_at) LIMIT ${revivedAtMost}`);
  const meant = JSON.stringify(found.map((job) => job.id));
  const isFound = sql`id IN (SELECT value FROM json_each(${meant}))`;
  const { revived } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      {
        id: auditId,
        at,
        actorKind: "account",
        actorId: admin,
        action: "job.retried",
        targetKind: "job",
        targetId: id ?? "all",
        detail: String(found.length),
      },
      sql`${outbox} WHERE ${isFound} AND done_at IS NULL AND ${admin} IS NOT NULL`,
    ),
    revived:
      db.run(sql`UPDATE ${outbox} SET dead_at = NULL, attempts = 0, next_at = ${now}, lease_until = NULL, woken_at = NULL
      WHERE ${isFound} AND done_at IS NULL AND (lease_until IS NULL OR lease_until <= ${now}) AND ${isGuarded(auditId)}`),
    // The record of an application's mail says that it is tried again.
    forgetFailure: db.run(
      sql`UPDATE ${mailDelivery} SET failed_at = NULL WHERE ${isFound} AND sent_at IS NULL AND ${isGuarded(auditId)}`,
    ),
  });
  if (revived.meta.changes === 0) return err("not-possible");
  for (const lane of new Set(found.map((job) => job.lane))) {
    await mailQueue.notify(
      found.filter((job) => job.lane === lane).map((job) => job.id),
      lane,
    );
  }
  return ok(found.length);
}

/** Puts a dead job away; its address still revives it. "not-possible": not dead, put away, or no admin. */
export async function giveUpJob(
  { db, ids, clock, config }: Services,
  actor: AccountLandlord,
  { id, reason }: { id: OutboxId; reason: GiveUpReason },
): Promise<Result<undefined, "not-possible">> {
  const at = clock.now();
  const [auditId, admin] = [ids.uuid<string>(), adminOf(config, actor, at.getTime())];
  const written = await insertAuditGuard(
    db,
    {
      id: auditId,
      at,
      actorKind: "account",
      actorId: admin,
      action: "job.given-up",
      targetKind: "job",
      targetId: id,
      detail: reason,
    },
    sql`${outbox} WHERE ${outbox.id} = ${id} AND ${isDead} AND ${admin} IS NOT NULL`,
  );
  return written.meta.changes > 0 ? ok(undefined) : err("not-possible");
}
