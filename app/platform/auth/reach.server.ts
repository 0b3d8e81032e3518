import { type SQL, sql } from "drizzle-orm";
import type { AccountLandlord, Landlord } from "../../kernel/actor";
import { chosenHomesSql, currentLandlordIdSql, landlordOfHomeSql, reachedLandlordIdSql } from "./landlord-of.server";

/**
 * What a list reads. `landlord`: SQL, the account, or NULL. `homes`: SQL of a table in brackets with home_id, the chosen homes of
 * a colleague who has such; null: all of the account, forms without a home, too.
 */
export type Reach = { landlord: SQL; homes: SQL | null };

/** Of `actor.team.isLimited` depends by which index a list is read; what somebody reaches is asked in its SQL. */
export function reachOf(actor: AccountLandlord, now: number): Reach {
  if (!actor.team?.isLimited) return { landlord: currentLandlordIdSql(actor, now), homes: null };
  return { landlord: reachedLandlordIdSql(actor, now), homes: chosenHomesSql(actor, now) };
}

/** SQL: a row of this home (SQL) is within reach, beside what asks for the account. */
export function isWithin({ homes }: Reach, homeId: SQL): SQL {
  return homes ? sql`${homeId} IN ${homes}` : sql`1`;
}

/** SQL: whether something of this home (SQL) may be told of, in a statement that asks for the account. */
export function mayTellOfHome(actor: Landlord, now: number, homeId: SQL): SQL {
  return actor.kind === "account" && actor.team ? sql`${landlordOfHomeSql(actor, now, homeId)} IS NOT NULL` : sql`1`;
}

/** Tables whose index begins with the home; `isIndexed`: the condition of that index, on the alias n. */
const orders = {
  applications: { table: "application", column: "submitted_at", isIndexed: "n.is_spam = 0 AND n.home_id IS NOT NULL" },
  forms: { table: "rent_form", column: "created_at", isIndexed: "n.home_id IS NOT NULL" },
} as const;

type Merge = {
  what: keyof typeof orders;
  isFalling?: boolean;
  /** SQL on the alias n: which rows, such as those behind a place in the list. */
  isWanted?: SQL;
  atMost: number;
};

/**
 * SQL of a table in brackets with id: rows of several homes in the order of their time. The queue of the recursion holds the next row
 * of each home, so that as many index rows are read as there are homes and rows of the page, however many there may be.
 */
export function mergeHomes(homes: SQL, { what, isFalling = true, isWanted = sql`1`, atMost }: Merge): SQL {
  const { table, column, isIndexed } = orders[what];
  const [direction, follows] = isFalling ? ["DESC", "<"] : ["ASC", ">"];
  const place = sql.raw(`n.${column}, n.id`);
  const next = (from: string, isNext: SQL) => sql`${sql.raw(`CROSS JOIN ${table} AS r ON r.home_id = ${from}.home_id
      AND ${isIndexed.replaceAll("n.", "r.")} AND (r.${column}, r.id)`)} = (SELECT ${place} FROM ${sql.raw(`${table} AS n
      WHERE n.home_id = ${from}.home_id AND ${isIndexed}`)} AND ${isNext} AND ${isWanted}
      ORDER BY ${sql.raw(`n.${column} ${direction}, n.id ${direction} LIMIT 1`)})`;
  const row = sql.raw(`r.home_id, r.${column}, r.id`);
  return sql`(WITH RECURSIVE merged(home_id, at, id) AS (
    SELECT * FROM (SELECT ${row} FROM ${homes} AS chosen ${next("chosen", sql`1`)})
    UNION ALL SELECT ${row} FROM merged ${next("merged", sql`(${place}) ${sql.raw(follows)} (merged.at, merged.id)`)}
    ORDER BY 2 ${sql.raw(direction)}, 3 ${sql.raw(direction)} LIMIT ${atMost}) SELECT id FROM merged)`;
}
