import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { session } from "../../../../db/schema/accounts";
import { audit } from "../../../../db/schema/platform";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";

/** Ends every session of an account but one. */
export async function endOtherSessions(
  { db }: Pick<Services, "db">,
  userId: string,
  sessionToken: string,
): Promise<void> {
  await db.delete(session).where(sql`${session.userId} = ${userId} AND ${session.token} <> ${sessionToken}`);
}

/** Ends one of the account's own sessions. Somebody else's, or one that has ended, is "not-found". Audited. */
export async function endSession(
  { db, clock, ids }: Services,
  actor: AccountLandlord,
  sessionId: string,
): Promise<Result<undefined, "not-found">> {
  const at = clock.now().getTime();
  const landlord = currentLandlordIdSql(actor, at);
  const { removed } = await runBatch(db, {
    audit: db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, actor_id, action, target_kind, target_id)
      SELECT ${ids.uuid<string>()}, ${at}, 'account', s.user_id, 'session.revoke', 'user', s.user_id
      FROM ${session} AS s WHERE s.id = ${sessionId} AND s.user_id = ${landlord}`),
    removed: db
      .delete(session)
      .where(sql`${session.id} = ${sessionId} AND ${session.userId} = ${landlord}`)
      .returning({ id: session.id }),
  });
  return removed.length > 0 ? ok(undefined) : err("not-found");
}
