import { eq, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";

/** Whether the lists of this account name people before they are on the shortlist. "not-found": the session has ended. */
export async function hideNames(
  { db, clock }: Services,
  actor: AccountLandlord,
  hidesNames: boolean,
): Promise<Result<undefined, "not-found">> {
  const now = clock.now();
  const saved = await db
    .update(user)
    .set({ hidesNames, updatedAt: now })
    .where(eq(user.id, sql`${currentLandlordIdSql(actor, now.getTime())}`))
    .returning({ id: user.id });
  return saved.length > 0 ? ok(undefined) : err("not-found");
}
