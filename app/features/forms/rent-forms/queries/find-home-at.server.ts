import { type SQL, sql } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord, Landlord } from "../../../../kernel/actor";
import type { HomeId, RentFormId } from "../../../../kernel/ids";
import { landlordOfHomeSql, reachedLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import type { Address } from "../../form-model/schema";
import { knownHome } from "../commands/settle-homes.server";

type Reader = Pick<Services, "db" | "clock">;

/** The account's home at an address, read before what asks whether it is reached: its key is too deep an expression for one statement. */
export async function findHomeAt(
  { db, clock }: Reader,
  actor: AccountLandlord,
  address: Address,
): Promise<HomeId | null> {
  const landlord = reachedLandlordIdSql(actor, clock.now().getTime());
  const [row] = await db.all<{ id: HomeId | null }>(sql`SELECT ${knownHome(sql`mine.id`, address)} AS id
    FROM (SELECT ${landlord} AS id) AS mine`);
  return row?.id ?? null;
}

/**
 * SQL on rent_form: published at this address, it hangs on a home within the reach of the actor. A colleague with chosen homes may
 * correct the address of a home that this form alone lets (`correctHome`), and makes no other.
 */
export async function isWithinAt(services: Reader, actor: Landlord, address: Address): Promise<SQL> {
  if (actor.kind === "guest" || !actor.team) return sql`1`;
  const known = await findHomeAt(services, actor, address);
  const homeId = sql`CASE WHEN ${known} IS NULL AND NOT EXISTS (SELECT 1 FROM ${rentForm} AS other
    WHERE other.home_id = ${rentForm.homeId} AND other.id <> ${rentForm.id}) THEN ${rentForm.homeId} ELSE ${known} END`;
  return sql`${landlordOfHomeSql(actor, services.clock.now().getTime(), homeId)} IS NOT NULL`;
}

/** Whether it holds of one form. */
export async function holdsOf({ db }: Reader, formId: RentFormId, condition: SQL): Promise<boolean> {
  const rows = await db.all(sql`SELECT 1 AS found FROM ${rentForm} WHERE ${rentForm.id} = ${formId} AND ${condition}`);
  return rows.length > 0;
}
