import { type SQL, sql } from "drizzle-orm";
import { session, user } from "../../db/schema/accounts";
import type { AccountLandlord } from "../../kernel/actor";

/**
 * SQL: the account behind a session row that still holds, else NULL. It stands inside the statements of a page, so that a
 * sign-out elsewhere or a ban ends access to data at once and costs no query of its own.
 */
export function landlordOf(actor: AccountLandlord, now: number): SQL {
  return sql`(SELECT s.user_id FROM ${session} AS s JOIN ${user} AS u ON u.id = s.user_id
    WHERE s.token = ${actor.sessionToken} AND s.expires_at > ${now} AND u.email_verified = 1
      AND (coalesce(u.banned, 0) = 0 OR u.ban_expires <= ${now}))`;
}

/** SQL: the admin who looks through this session, or NULL. For the audit log. */
export function impersonatorOf(actor: AccountLandlord): SQL {
  return sql`(SELECT s.impersonated_by FROM ${session} AS s WHERE s.token = ${actor.sessionToken})`;
}
