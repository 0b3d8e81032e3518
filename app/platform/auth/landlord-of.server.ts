import { type SQL, sql } from "drizzle-orm";
import { session, user } from "../../db/schema/accounts";
import type { AccountLandlord } from "../../kernel/actor";

/** SQL: the account behind a session row that holds, else NULL; inside a page's statements, so that bans act at once. */
export function currentLandlordIdSql(actor: AccountLandlord, now: number): SQL {
  return sql`(SELECT s.user_id FROM ${session} AS s JOIN ${user} AS u ON u.id = s.user_id
    WHERE s.token = ${actor.sessionToken} AND s.expires_at > ${now} AND u.email_verified = 1
      AND (coalesce(u.banned, 0) = 0 OR u.ban_expires <= ${now}))`;
}

/** SQL: the session still holds. Guard of a write of an account that was read before. */
export function isSignedIn(actor: AccountLandlord, now: number): SQL {
  return sql`${currentLandlordIdSql(actor, now)} IS NOT NULL`;
}

/** SQL: the admin who looks through this session, or NULL. For the audit log. */
export function impersonatorOf(actor: AccountLandlord): SQL {
  return sql`(SELECT s.impersonated_by FROM ${session} AS s WHERE s.token = ${actor.sessionToken})`;
}
