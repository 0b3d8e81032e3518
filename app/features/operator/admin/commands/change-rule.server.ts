import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { screenRule } from "../../../../db/schema/screen-guard";
import type { AccountLandlord } from "../../../../kernel/actor";
import { dayMs } from "../../../../kernel/durations";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import { selectGuard } from "../../../../platform/screen-guard.server";
import type { Services } from "../../../../services";
import { ruleDaysByDefault } from "../rule-form";

export const ruleChanges = ["end", "renew", "shadow", "live"] as const;
export type RuleChange = (typeof ruleChanges)[number];

/** What each needs and does. Ended and renewed, in shadow and live: each undoes the other. */
function changeOf(change: RuleChange, now: number): { from: SQL; set: SQL } {
  switch (change) {
    case "end":
      return { from: sql`until > ${now}`, set: sql`until = ${now}` };
    case "renew":
      return { from: sql`1`, set: sql`until = ${now + ruleDaysByDefault * dayMs}` };
    case "shadow":
      return { from: sql`is_shadow = 0`, set: sql`is_shadow = 1` };
    case "live":
      return { from: sql`is_shadow = 1`, set: sql`is_shadow = 0` };
  }
}

/** Ends a rule, lets it hold for 90 days from now, or has it only counted. "not-found": unknown, done already, or no admin. */
export async function changeRule(
  services: Services,
  actor: AccountLandlord,
  { id, change }: { id: string; change: RuleChange },
): Promise<Result<undefined, "not-found">> {
  const { db, ids, clock, config, screen } = services;
  const at = clock.now();
  const now = at.getTime();
  const auditId = ids.uuid<string>();
  const { from, set } = changeOf(change, now);
  const { changed, ...guard } = await runBatch(db, {
    changed: insertAuditGuard(
      db,
      {
        id: auditId,
        at,
        ...auditActor(actor, now),
        action: `screen.rule-${change}`,
        targetKind: "screen_rule",
        targetId: id,
      },
      sql`${screenRule} WHERE id = ${id} AND ${from} AND ${adminOf(config, actor, now)} IS NOT NULL`,
    ),
    changeRule: db.run(sql`UPDATE ${screenRule} SET ${set} WHERE id = ${id} AND ${isGuarded(auditId)}`),
    ...selectGuard(db, now),
  });
  if (changed.meta.changes === 0) return err("not-found");
  await screen.refresh(guard);
  return ok(undefined);
}
