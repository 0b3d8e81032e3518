import { sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { audit } from "../../../../db/schema/platform";
import type { AuthParts } from "../../../../platform/auth/auth-scope.server";

/** The one admin address gets its role when it is proven; audited, and once. */
export async function grantAdminRole(parts: Pick<AuthParts, "db" | "clock" | "ids">, userId: string): Promise<void> {
  const { db, ids } = parts;
  const at = parts.clock.now().getTime();
  const isWithout = sql`${user} WHERE id = ${userId} AND ',' || coalesce(role, 'user') || ',' NOT LIKE '%,admin,%'`;
  await db.batch([
    db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, action, target_kind, target_id, detail)
      SELECT ${ids.uuid<string>()}, ${at}, 'system', 'account.grant-role', 'user', ${userId}, 'admin' FROM ${isWithout}`),
    db.run(sql`UPDATE ${user} SET role = 'admin', updated_at = ${at}
      WHERE id = ${userId} AND ',' || coalesce(role, 'user') || ',' NOT LIKE '%,admin,%'`),
  ]);
}
