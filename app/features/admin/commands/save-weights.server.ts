import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../db/guarded-batch.server";
import { screenRuleset } from "../../../db/schema/screen-guard";
import type { AccountLandlord } from "../../../kernel/actor";
import { err, ok, type Result } from "../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../platform/audit-guard.server";
import { adminOf } from "../../../platform/auth/admin-of.server";
import { selectGuard } from "../../../platform/screen-guard.server";
import type { Services } from "../../../services";

/**
 * Keeps `weights` (what differs from the code) as the next version after `from`. "changed": another one holds by now;
 * "not-found": no admin.
 */
export function saveWeights(
  services: Services,
  actor: AccountLandlord,
  { weights, from }: { weights: Readonly<Record<string, number>>; from: number },
): Promise<WeightsResult> {
  return keepVersion(services, actor, { from, action: "save", weights: sql`${JSON.stringify(weights)}` });
}

/** Puts back, as the next version, what held before version `from`; before the first change the code's. */
export function stepBack(services: Services, actor: AccountLandlord, from: number): Promise<WeightsResult> {
  const before = sql`coalesce((SELECT weights FROM ${screenRuleset} WHERE version < ${from} ORDER BY version DESC LIMIT 1), '{}')`;
  return keepVersion(services, actor, { from, action: "back", weights: before });
}

type WeightsResult = Result<{ version: number }, "changed" | "not-found">;
type Kept = { from: number; action: "save" | "back"; weights: SQL };

async function keepVersion(services: Services, actor: AccountLandlord, kept: Kept): Promise<WeightsResult> {
  const { db, ids, clock, config, screen } = services;
  const at = clock.now();
  const now = at.getTime();
  const auditId = ids.uuid<string>();
  const version = kept.from + 1;
  const isNewest = sql`coalesce((SELECT max(version) FROM ${screenRuleset}), 1) = ${kept.from}`;
  const {
    guard,
    found: [found],
    ...read
  } = await runBatch(db, {
    guard: insertAuditGuard(
      db,
      {
        id: auditId,
        at,
        ...auditActor(actor, now),
        action: `screen.weights-${kept.action}`,
        targetKind: "screen_ruleset",
        targetId: String(version),
        detail: `version ${version}`,
      },
      sql`(SELECT ${adminOf(config, actor, now)} AS id) WHERE id IS NOT NULL AND ${isNewest}`,
    ),
    insertScreenRuleset: db.run(sql`INSERT INTO ${screenRuleset} (version, weights, created_at)
      SELECT ${version}, ${kept.weights}, ${now} WHERE ${isGuarded(auditId)}`),
    found: db.all<{ isAdmin: number }>(sql`SELECT ${adminOf(config, actor, now)} IS NOT NULL AS "isAdmin"`),
    ...selectGuard(db, now),
  });
  if (guard.meta.changes === 0) return err(found?.isAdmin ? "changed" : "not-found");
  await screen.refresh(read);
  return ok({ version });
}
