import { type SQL, sql } from "drizzle-orm";
import { session, user } from "../../../../db/schema/accounts";
import { application } from "../../../../db/schema/applications";
import { billingAccount } from "../../../../db/schema/billing";
import { rentForm } from "../../../../db/schema/forms";
import { passkey, totpFactor } from "../../../../db/schema/second-factor";
import { teamMember } from "../../../../db/schema/teams";
import type { AccountLandlord } from "../../../../kernel/actor";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import type { Services } from "../../../../services";
import { billingAccountOf } from "../../../money/billing/commands/open-billing-account.server";
import { balanceOf } from "../../../money/billing/queries/get-credit-balance.server";

/** How an account stands: figures and codes, nothing of what was sent to it. Times in milliseconds. */
export type Person = {
  id: string;
  email: string;
  name: string;
  role: string | null;
  isVerified: boolean;
  createdAt: number;
  isBanned: boolean;
  banReason: string | null;
  banExpires: number | null;
  sessions: number;
  lastSeenAt: number | null;
  hasFactor: boolean;
  /** Number of forms by state, none that was erased. */
  forms: Record<string, number>;
  applications: number;
  /** People who share the account, its owner apart; and the accounts of others that its owner works in. */
  colleagues: number;
  /** Of the colleagues: how many have chosen homes. */
  limitedColleagues: number;
  sharedAccounts: number;
  credits: number;
  holdReason: string | null;
};

type Row = Omit<Person, "isVerified" | "isBanned" | "hasFactor" | "forms"> &
  Record<"isVerified" | "isBanned" | "hasFactor", number> & { forms: string };

/** The account of an id, or of a whole address; null where there is none, and for whoever is no admin. One round trip. */
export async function getPerson(
  { db, clock, config }: Services,
  actor: AccountLandlord,
  by: { id: string } | { email: string },
): Promise<Person | null> {
  const now = clock.now().getTime();
  const isMeant: SQL = "id" in by ? sql`u.id = ${by.id}` : sql`u.email = ${by.email}`;
  const own = billingAccountOf(sql`u.id`);
  const [row] = await db.all<Row>(sql`SELECT u.id, u.email, u.name, u.role, u.email_verified AS "isVerified",
      u.created_at AS "createdAt", u.ban_reason AS "banReason", u.ban_expires AS "banExpires",
      (coalesce(u.banned, 0) = 1 AND (u.ban_expires IS NULL OR u.ban_expires > ${now})) AS "isBanned",
      (SELECT count(*) FROM ${session} AS s WHERE s.user_id = u.id AND s.expires_at > ${now} AND s.impersonated_by IS NULL) AS sessions,
      (SELECT max(s.updated_at) FROM ${session} AS s WHERE s.user_id = u.id AND s.impersonated_by IS NULL) AS "lastSeenAt",
      (EXISTS (SELECT 1 FROM ${passkey} AS p WHERE p.user_id = u.id)
        OR EXISTS (SELECT 1 FROM ${totpFactor} AS t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL)) AS "hasFactor",
      (SELECT json_group_object(state, n) FROM (SELECT f.state, count(*) AS n FROM ${rentForm} AS f
        WHERE f.landlord_id = u.id AND f.state <> 'deleted' GROUP BY f.state)) AS forms,
      (SELECT count(*) FROM ${application} AS a WHERE a.landlord_id = u.id) AS applications,
      (SELECT count(*) FROM ${teamMember} AS m WHERE m.owner_id = u.id) AS colleagues,
      (SELECT count(*) FROM ${teamMember} AS m WHERE m.owner_id = u.id AND m.is_limited = 1) AS "limitedColleagues",
      (SELECT count(*) FROM ${teamMember} AS m WHERE m.user_id = u.id) AS "sharedAccounts",
      ${balanceOf(own, now)} AS credits,
      (SELECT hold_reason FROM ${billingAccount} WHERE id = ${own}) AS "holdReason"
    FROM ${user} AS u WHERE ${isMeant} AND ${adminOf(config, actor, now)} IS NOT NULL`);
  if (!row) return null;
  return {
    ...row,
    isVerified: row.isVerified === 1,
    isBanned: row.isBanned === 1,
    hasFactor: row.hasFactor === 1,
    forms: JSON.parse(row.forms) as Record<string, number>,
  };
}

/** Accounts that are suspended now, at most 20, as a list to lift from. */
export async function listSuspended(
  { db, clock, config }: Services,
  actor: AccountLandlord,
): Promise<{ id: string; email: string; banReason: string | null; banExpires: number | null }[]> {
  const now = clock.now().getTime();
  return db.all(sql`SELECT u.id, u.email, u.ban_reason AS "banReason", u.ban_expires AS "banExpires" FROM ${user} AS u
    WHERE u.banned = 1 AND (u.ban_expires IS NULL OR u.ban_expires > ${now})
      AND ${adminOf(config, actor, now)} IS NOT NULL ORDER BY u.updated_at DESC LIMIT 20`);
}
