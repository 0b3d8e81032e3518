import { sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { creditEntry } from "../../../../db/schema/billing";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import { insertAuditGuard } from "../../../../platform/audit-guard.server";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import type { Services } from "../../../../services";
import { grantCredits } from "../../billing/commands/grant-credits.server";
import { billingAccountOf, openBillingAccount } from "../../billing/commands/open-billing-account.server";
import { giftEnd } from "../../billing/rules";
import { type Goodwill, goodwillFreely } from "../schema";

/**
 * Gives credits to an address' account. `requestId` (UUID): once. "sure-first": many; "no-account": none is confirmed;
 * "not-permitted": not the admin's session.
 */
export async function grantGoodwill(
  { db, ids, clock, config }: Services,
  actor: AccountLandlord,
  { requestId, email, credits, reason, isSure }: Goodwill,
): Promise<Result<undefined, "sure-first" | "no-account" | "not-permitted">> {
  if (credits > goodwillFreely && !isSure) return err("sure-first");
  const at = clock.now();
  const now = at.getTime();
  const [lotId, admin] = [ids.uuid<string>(), adminOf(config, actor, now)];
  const [found] = await db
    .select({ id: user.id, isAdmin: sql<number>`${admin} IS NOT NULL` })
    .from(user)
    .where(sql`email = ${email} AND email_verified = 1`);
  if (!found) return err("no-account");
  if (!found.isAdmin) return err("not-permitted");
  const account = billingAccountOf(found.id);
  const grant = { kind: "goodwill", credits, sourceRef: requestId, expiresAt: giftEnd(now), at: now } as const;
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${creditEntry} WHERE kind = 'goodwill' AND source_ref = ${requestId})`;
  await db.batch([
    openBillingAccount(db, { id: ids.uuid(), userId: found.id, at: now }),
    grantCredits(db, { ...grant, id: lotId, accountId: account }, sql`${admin} IS NOT NULL AND ${isNew}`),
    insertAuditGuard(
      db,
      {
        id: ids.uuid(),
        at,
        actorKind: "account",
        actorId: admin,
        action: "credits.goodwill",
        targetKind: "user",
        targetId: found.id,
        detail: `${credits} ${reason}`,
      },
      sql`${creditEntry} WHERE id = ${lotId}`,
    ),
  ]);
  return ok(undefined);
}
