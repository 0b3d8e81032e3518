import { type SQL, sql } from "drizzle-orm";
import { user } from "../../../db/schema/accounts";
import { application } from "../../../db/schema/applications";
import { rentForm } from "../../../db/schema/forms";
import type { AccountLandlord } from "../../../kernel/actor";
import { landlordOf } from "../../../platform/auth/landlord-of.server";
import type { Services } from "../../../services";
import { namedStates } from "../blind";

/** SQL: 1 where this account wants its lists without names. */
export function hidesNamesOf(landlord: SQL): SQL<number> {
  return sql<number>`coalesce((SELECT hider.hides_names FROM ${user} AS hider WHERE hider.id = ${landlord}), 0)`;
}

/** SQL: 1 where the account has a form with everything, or nothing is sold: hidden names are part of what a credit adds. */
export function mayHideNamesOf(landlord: SQL, isSelling: boolean): SQL<number> {
  if (!isSelling) return sql<number>`1`;
  return sql<number>`EXISTS (SELECT 1 FROM ${rentForm} AS full WHERE full.landlord_id = ${landlord}
    AND (full.unlimited = 1 OR full.plan IN ('credit', 'pro')))`;
}

/** The same of who asks; false when the session has ended. */
export async function mayHideNames({ db, clock, isSelling }: Services, actor: AccountLandlord): Promise<boolean> {
  const may = mayHideNamesOf(landlordOf(actor, clock.now().getTime()), isSelling);
  const [row] = await db.all<{ may: number }>(sql`SELECT ${may} AS may`);
  return row?.may === 1;
}

/** SQL: the row of application stands in such a list, and is not named in it (`isNamed`). */
export function isUnnamed(landlord: SQL): SQL {
  const named = sql.join(
    namedStates.map((state) => sql`${state}`),
    sql`, `,
  );
  return sql`(${hidesNamesOf(landlord)} = 1 AND ${application.state} NOT IN (${named})
    AND NOT (${application.state} = 'info_requested' AND coalesce(${application.stateBefore}, '') = 'shortlisted'))`;
}
