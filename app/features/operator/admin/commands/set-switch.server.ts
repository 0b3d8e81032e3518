import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { screenSwitch } from "../../../../db/schema/screen-guard";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import type { SwitchName } from "../../../../kernel/screen-rules";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import { selectGuard } from "../../../../platform/screen-guard.server";
import type { Services } from "../../../../services";

/** Switches on for `minutes`, or off (0), within a minute. "not-found": off already, or no admin. */
export async function setSwitch(
  services: Services,
  actor: AccountLandlord,
  { name, minutes }: { name: SwitchName; minutes: number },
): Promise<Result<undefined, "not-found">> {
  const { db, ids, clock, config, screen } = services;
  const at = clock.now();
  const now = at.getTime();
  const auditId = ids.uuid<string>();
  const until = now + minutes * 60_000;
  const isOn = sql`EXISTS (SELECT 1 FROM ${screenSwitch} WHERE name = ${name} AND until > ${now})`;
  const { changed, ...guard } = await runBatch(db, {
    changed: insertAuditGuard(
      db,
      {
        id: auditId,
        at,
        ...auditActor(actor, now),
        action: minutes > 0 ? "screen.switch-on" : "screen.switch-off",
        targetKind: "screen_switch",
        targetId: name,
        detail: String(minutes),
      },
      sql`(SELECT ${adminOf(config, actor, now)} AS id) WHERE id IS NOT NULL AND (${minutes} > 0 OR ${isOn})`,
    ),
    insertScreenSwitch:
      db.run(sql`INSERT INTO ${screenSwitch} (name, set_at, until) SELECT ${name}, ${now}, ${until} WHERE ${isGuarded(auditId)}
      ON CONFLICT (name) DO UPDATE SET set_at = excluded.set_at, until = excluded.until`),
    ...selectGuard(db, now),
  });
  if (changed.meta.changes === 0) return err("not-found");
  await screen.refresh(guard);
  return ok(undefined);
}
