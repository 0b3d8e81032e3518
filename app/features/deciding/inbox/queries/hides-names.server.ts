import { type SQL, sql } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";

/** SQL: 1 where the account has a form with everything, or nothing is sold: hidden names are part of what a credit adds. */
export function mayHideNamesOf(landlord: SQL, isSelling: boolean): SQL<number> {
  if (!isSelling) return sql<number>`1`;
  return sql<number>`EXISTS (SELECT 1 FROM ${rentForm} AS full WHERE full.landlord_id = ${landlord}
    AND (full.unlimited = 1 OR full.plan IN ('credit', 'pro')))`;
}

/** The same of who asks; false when the session has ended. */
export async function mayHideNames({ db, clock, isSelling }: Services, actor: AccountLandlord): Promise<boolean> {
  const may = mayHideNamesOf(currentLandlordIdSql(actor, clock.now().getTime()), isSelling);
  const [row] = await db.all<{ may: number }>(sql`SELECT ${may} AS may`);
  return row?.may === 1;
}
