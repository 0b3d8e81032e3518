import { desc, sql } from "drizzle-orm";
import { home } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";

/** The country of the account's newest home; null where it has none, or the session has ended. */
export async function findUsualCountry({ db, clock }: Services, actor: AccountLandlord): Promise<string | null> {
  const [row] = await db
    .select({ country: home.country })
    .from(home)
    .where(sql`${home.landlordId} = ${currentLandlordIdSql(actor, clock.now().getTime())}`)
    .orderBy(desc(home.createdAt))
    .limit(1);
  return row?.country ?? null;
}
