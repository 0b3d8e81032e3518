import { eq, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { LandlordLanguage } from "../../../../kernel/landlord-locale";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";

/** In which an account reads pages and mails. Nothing is written for a session that has ended. */
export async function saveLanguage(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: AccountLandlord,
  language: LandlordLanguage,
): Promise<void> {
  const now = clock.now();
  await db
    .update(user)
    .set({ language, updatedAt: now })
    .where(eq(user.id, sql`${currentLandlordIdSql(actor, now.getTime())}`));
}
