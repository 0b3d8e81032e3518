import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { screenRule } from "../../../../db/schema/screen-guard";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import { hashMailbox, rulesAtMost, selectGuard } from "../../../../platform/screen-guard.server";
import type { Services } from "../../../../services";
import { type RuleForm, ruleLives } from "../rule-form";

/** Sets a rule; it acts within a minute. "exists": it holds; "too-many": 500 hold; "not-found": no admin. */
export async function addRule(
  services: Services,
  actor: AccountLandlord,
  form: RuleForm,
): Promise<Result<{ id: string }, "exists" | "too-many" | "not-found">> {
  const { db, ids, clock, config, screen } = services;
  const at = clock.now();
  const now = at.getTime();
  const id = ids.uuid<string>();
  const auditId = ids.uuid<string>();
  const value = form.kind === "mail" ? await hashMailbox(config.secret, form.value) : form.value;
  const until = now + (ruleLives[form.life] ?? 0) * 1000;
  const isSame = sql`kind = ${form.kind} AND value = ${value} AND effect = ${form.effect} AND scope = ${form.scope}`;
  const points = form.effect === "points" ? form.points : 0;
  const {
    added,
    found: [found],
    ...guard
  } = await runBatch(db, {
    added: insertAuditGuard(
      db,
      {
        id: auditId,
        at,
        ...auditActor(actor, now),
        action: "screen.rule-add",
        targetKind: "screen_rule",
        targetId: id,
        detail: `${form.kind} ${form.effect}${form.shadow ? " shadow" : ""}`,
      },
      sql`(SELECT ${adminOf(config, actor, now)} AS id) WHERE id IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM ${screenRule} WHERE ${isSame} AND until > ${now})
        AND (SELECT count(*) FROM ${screenRule} WHERE until > ${now}) < ${rulesAtMost}`,
    ),
    insertScreenRule:
      db.run(sql`INSERT INTO ${screenRule} (id, kind, value, effect, points, scope, is_shadow, until, why, set_by, created_at)
      SELECT ${id}, ${form.kind}, ${value}, ${form.effect}, ${points}, ${form.scope}, ${Number(form.shadow === "yes")},
        ${until}, ${form.why}, ${adminOf(config, actor, now)}, ${now} WHERE ${isGuarded(auditId)}`),
    found: db.all<{
      isAdmin: number;
      isThere: number;
    }>(sql`SELECT ${adminOf(config, actor, now)} IS NOT NULL AS "isAdmin",
      EXISTS (SELECT 1 FROM ${screenRule} WHERE ${isSame} AND until > ${now}) AS "isThere"`),
    ...selectGuard(db, now),
  });
  if (added.meta.changes > 0) {
    await screen.refresh(guard);
    return ok({ id });
  }
  return err(!found?.isAdmin ? "not-found" : found.isThere ? "exists" : "too-many");
}
