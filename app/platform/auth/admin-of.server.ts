import { type SQL, sql } from "drizzle-orm";
import { session, user } from "../../db/schema/accounts";
import type { AccountLandlord } from "../../kernel/actor";
import type { Config } from "../config";

/** SQL: the admin behind a session row that holds, else NULL. As `requireAdmin`, inside the statement that acts. */
export function adminOf(config: Config, actor: AccountLandlord, now: number): SQL {
  const ids = JSON.stringify(config.adminUserIds);
  return sql`(SELECT s.user_id FROM ${session} AS s JOIN ${user} AS u ON u.id = s.user_id
    WHERE s.token = ${actor.sessionToken} AND s.expires_at > ${now} AND s.impersonated_by IS NULL
      AND u.email = ${config.adminEmail?.toLowerCase() ?? null} AND u.email_verified = 1
      AND (coalesce(u.banned, 0) = 0 OR u.ban_expires <= ${now})
      AND (',' || replace(coalesce(u.role, ''), ' ', '') || ',' LIKE '%,admin,%'
        OR u.id IN (SELECT value FROM json_each(${ids}))))`;
}
