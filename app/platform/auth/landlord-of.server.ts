import { type SQL, sql } from "drizzle-orm";
import { literal } from "../../db/literal.server";
import { session, user } from "../../db/schema/accounts";
import { passkey, totpFactor } from "../../db/schema/second-factor";
import { team, teamMember, teamMemberHome } from "../../db/schema/teams";
import { type AccountLandlord, rolesFor, type TeamAccess } from "../../kernel/actor";

/**
 * SQL: the account that a session works in, else NULL; inside a page's statements, so that bans and removals act at once.
 * It is the person's own, or the shared one that `actor.team` names, where the person has the role that is needed, for all
 * homes. Of a colleague with chosen homes it is NULL: see `landlordOfHomeSql`, and of lists `reachOf`.
 */
export function currentLandlordIdSql(actor: AccountLandlord, now: number): SQL {
  return landlordWhere(actor, now, sql`m.is_limited = 0`);
}

/**
 * SQL: the same account, for a row of this home (SQL, NULL of a form that has none). A colleague with chosen homes reaches those
 * alone. It is asked for each row: what leads a statement to its rows is an id.
 */
export function landlordOfHomeSql(actor: AccountLandlord, now: number, homeId: SQL): SQL {
  const chosen = sql`(SELECT h.home_id FROM ${teamMemberHome} AS h WHERE h.owner_id = m.owner_id AND h.user_id = m.user_id)`;
  return landlordWhere(actor, now, sql`(m.is_limited = 0 OR ${homeId} IN ${chosen})`);
}

/**
 * SQL: the same account, whichever homes a colleague has. For what belongs to the account as a whole and says nothing of a home,
 * such as the keys of names; and in lists beside `isWithin`, which says of which homes the rows may be.
 */
export function reachedLandlordIdSql(actor: AccountLandlord, now: number): SQL {
  return landlordWhere(actor, now, sql`1`);
}

/** `reaches`: SQL on the membership `m`. */
function landlordWhere(actor: AccountLandlord, now: number, reaches: SQL): SQL {
  const person = signedInUserIdSql(actor, now);
  if (!actor.team) return person;
  return sql`(SELECT m.owner_id FROM ${membership(actor.sessionToken, actor.team, now)} AND ${reaches})`;
}

/** SQL of a table in brackets with home_id: the chosen homes of a colleague who has the role that is needed. Flat: lists nest it. */
export function chosenHomesSql(actor: AccountLandlord, now: number): SQL {
  if (!actor.team) return sql`(SELECT NULL AS home_id WHERE 0)`;
  return sql`(SELECT h.home_id FROM ${membership(
    actor.sessionToken,
    actor.team,
    now,
    sql`JOIN ${teamMemberHome} AS h
    ON h.owner_id = m.owner_id AND h.user_id = m.user_id`,
  )} AND m.is_limited = 1)`;
}

/** SQL after FROM, with WHERE: the membership `m` that the actor works by. `joined`: SQL of further tables. */
function membership(token: string, { ownerId, needs }: TeamAccess, now: number, joined: SQL = sql``): SQL {
  const roles = sql.join(
    rolesFor(needs).map((role) => literal(role)),
    sql`, `,
  );
  return sql`${session} AS s JOIN ${user} AS u ON u.id = s.user_id
    JOIN ${teamMember} AS m ON m.owner_id = ${ownerId} AND m.user_id = u.id JOIN ${user} AS o ON o.id = m.owner_id ${joined}
    WHERE s.token = ${token} AND s.expires_at > ${now} AND u.email_verified = 1
      AND (coalesce(u.banned, 0) = 0 OR u.ban_expires <= ${now}) AND (coalesce(o.banned, 0) = 0 OR o.ban_expires <= ${now})
      AND m.role IN (${roles}) AND NOT ${lacksDemandedFactor(sql`m`)}`;
}

/** SQL, a list in brackets: the owners of the shared accounts that a person may open now. `person`: SQL of an id. */
export function openTeamsOf(person: SQL, now: number): SQL {
  return sql`(SELECT m.owner_id FROM ${teamMember} AS m JOIN ${user} AS o ON o.id = m.owner_id
    WHERE m.user_id = ${person} AND (coalesce(o.banned, 0) = 0 OR o.ban_expires <= ${now}) AND NOT ${lacksDemandedFactor(sql`m`)})`;
}

/** SQL on a row of team_member, by its alias: the owner demands a second step, and this colleague has none. */
export function lacksDemandedFactor(member: SQL): SQL<number> {
  return sql<number>`(EXISTS (SELECT 1 FROM ${team} AS t WHERE t.owner_id = ${member}.owner_id AND t.needs_factor = 1)
    AND NOT EXISTS (SELECT 1 FROM ${passkey} AS p WHERE p.user_id = ${member}.user_id)
    AND NOT EXISTS (SELECT 1 FROM ${totpFactor} AS f WHERE f.user_id = ${member}.user_id AND f.confirmed_at IS NOT NULL))`;
}

/** SQL: the person behind a session row that holds, else NULL, whichever account he or she works in. */
export function signedInUserIdSql(actor: AccountLandlord, now: number): SQL {
  return sql`(SELECT s.user_id FROM ${session} AS s JOIN ${user} AS u ON u.id = s.user_id
    WHERE s.token = ${actor.sessionToken} AND s.expires_at > ${now} AND u.email_verified = 1
      AND (coalesce(u.banned, 0) = 0 OR u.ban_expires <= ${now}))`;
}

/** SQL: the session still holds. Guard of a write of an account that was read before. */
export function isSignedIn(actor: AccountLandlord, now: number): SQL {
  return sql`${signedInUserIdSql(actor, now)} IS NOT NULL`;
}

/** SQL: the admin who looks through this session, or NULL. For the audit log. */
export function impersonatorOf(actor: AccountLandlord): SQL {
  return sql`(SELECT s.impersonated_by FROM ${session} AS s WHERE s.token = ${actor.sessionToken})`;
}
