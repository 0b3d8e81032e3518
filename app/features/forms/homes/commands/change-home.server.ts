import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { home, rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { HomeId } from "../../../../kernel/ids";
import { err, ok } from "../../../../kernel/result";
import { landlordOfHomeSql, reachedLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { homeKeyOf, knownHome } from "../../rent-forms/commands/settle-homes.server";
import { addressOfHome, factsOfHome } from "../home-row";
import type { WrittenHome } from "../read-home";
import { changedCriteria } from "../typed-home";
import type { SaveHomeResult } from "./add-home.server";

/** Written by the page of a home; facts that it does not ask for stay. */
const askedFacts = ["rent", "deposit", "bedrooms", "maxOccupants", "termMonths", "pets", "smoking", "parking"] as const;

type Change = {
  homeId: HomeId;
  home: WrittenHome;
  /** The criteria as typed, and the language of the page on which. */
  criteria: string;
  language: string;
};

/** Changes a home's number and facts, and its address while no form hangs on it: afterwards it is corrected with its form. */
export async function changeHome(services: Services, actor: AccountLandlord, change: Change): Promise<SaveHomeResult> {
  const { db, clock } = services;
  const { homeId, home: written, criteria, language } = change;
  const at = clock.now().getTime();
  const isMine = and(
    eq(home.id, homeId),
    sql`${home.landlordId} = ${landlordOfHomeSql(actor, at, sql`${home.id}`)}`,
  ) as SQL;
  const [row] = await db
    .select({ home, hasForm: sql<number>`${hasForm(sql`${home.id}`)}`.as("has_form") })
    .from(home)
    .where(isMine);
  if (!row) return err("not-found");
  const before = factsOfHome(row.home);
  const kept = Object.fromEntries(
    Object.entries(before).filter(([name]) => !(askedFacts as readonly string[]).includes(name)),
  );
  const facts = { ...kept, ...written.facts, criteria: changedCriteria(before, criteria, language) };
  const address = row.hasForm === 1 ? addressOfHome(row.home) : written.address;
  const { line1, line2 = null, city, region = null, postcode = null, country } = address;
  const { changed, found } = await runBatch(db, {
    changed: db.all<{
      id: string;
    }>(sql`UPDATE OR IGNORE ${home} SET reference = ${written.reference}, facts = ${JSON.stringify(facts)},
      key = ${homeKeyOf(address)}, line1 = ${line1}, line2 = ${line2}, city = ${city}, region = ${region}, postcode = ${postcode},
      country = ${country}, updated_at = ${at}
      WHERE ${isMine} AND ${hasForm(sql`${home.id}`)} = ${row.hasForm} RETURNING id`),
    found: db.all<{ atAddress: string | null }>(
      sql`SELECT ${knownHome(reachedLandlordIdSql(actor, at), address)} AS atAddress`,
    ),
  });
  if (changed.length > 0) return ok({ homeId });
  const other = found[0]?.atAddress ?? null;
  return err(other === null || other === homeId ? "reference-taken" : "address-taken");
}

function hasForm(homeId: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${rentForm} AS f WHERE f.home_id = ${homeId} AND f.state <> 'deleted')`;
}
