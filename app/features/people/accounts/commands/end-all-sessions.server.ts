import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { account, knownDevice, session, user } from "../../../../db/schema/accounts";
import { audit, linkToken } from "../../../../db/schema/platform";
import { factorLoss, factorStep } from "../../../../db/schema/second-factor";
import { mailLinks } from "../../../../kernel/links";
import { err, ok, type Result } from "../../../../kernel/result";
import { sha256Hex } from "../../../../platform/crypto";
import type { Services } from "../../../../services";

export type EndedSessions = { userId: string };

/** Whether the link of a mail about a new device may still be pressed; `email` of the account. Changes nothing. */
export async function findEndLink({ db, clock }: Services, token: string): Promise<{ email: string } | null> {
  const [row] = await db.all<{ email: string }>(sql`SELECT u.email AS email FROM ${user} AS u
    WHERE u.id = ${refOf(await sha256Hex(token), clock.now().getTime())}`);
  return row ?? null;
}

/**
 * "This was not me": ends sessions, known browsers, password, the address of the calendar and the removal of the second step, in one batch, once.
 * "used": pressed before, too old or unknown.
 */
export async function endAllSessions(services: Services, token: string): Promise<Result<EndedSessions, "used">> {
  const { db, clock, ids } = services;
  const at = clock.now().getTime();
  const hash = await sha256Hex(token);
  const userId = refOf(hash, at);
  const { after } = await runBatch(db, {
    audit: db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, actor_id, action, target_kind, target_id)
      SELECT ${ids.uuid<string>()}, ${at}, 'account', u.id, 'session.not-me', 'user', u.id FROM ${user} AS u WHERE u.id = ${userId}`),
    endSessions: db.run(sql`DELETE FROM ${session} WHERE user_id = ${userId}`),
    forgetDevices: db.run(sql`DELETE FROM ${knownDevice} WHERE user_id = ${userId}`),
    endWaitingSteps: db.run(sql`DELETE FROM ${factorStep} WHERE user_id = ${userId}`),
    endLosses: db.run(sql`DELETE FROM ${factorLoss} WHERE user_id = ${userId}`),
    endFeed: db.run(
      sql`DELETE FROM ${linkToken} WHERE ref = ${userId} AND purpose = ${mailLinks.viewingsFeed.purpose}`,
    ),
    takePasswordAway: db.run(sql`UPDATE ${account} SET password = NULL, updated_at = ${at} WHERE user_id = ${userId}`),
    after: db
      .update(linkToken)
      .set({ usedAt: at })
      .where(sql`hash = ${hash} AND ref = ${userId}`)
      .returning({ userId: linkToken.ref }),
  });
  const [pressed] = after;
  return pressed ? ok({ userId: pressed.userId }) : err("used");
}

function refOf(hash: string, at: number) {
  return sql`(SELECT t.ref FROM ${linkToken} AS t WHERE t.hash = ${hash} AND t.purpose = ${mailLinks.notMe.purpose}
    AND t.used_at IS NULL AND t.expires_at > ${at})`;
}
