import { desc, eq, sql } from "drizzle-orm";
import { type BlockReason, type MailEventKind, mailReturn } from "../../../../db/schema/mail";
import type { AccountLandlord } from "../../../../kernel/actor";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import { recipientHash, selectBlock } from "../../../../platform/mail-block.server";
import type { Services } from "../../../../services";

const shown = 10;

/** Times in milliseconds; `until` null: without end. */
export type FoundAddress = {
  address: string;
  block: { reason: BlockReason; until: number | null; createdAt: number } | null;
  returns: { state: MailEventKind; code: string; at: number }[];
};

/** What is known of one address: whether mail to it is blocked, and what came back in 30 days. Null for anybody but the admin. */
export async function findAddress(
  services: Services,
  actor: AccountLandlord,
  address: string,
): Promise<FoundAddress | null> {
  const { db, clock, config } = services;
  const hash = await recipientHash(config.secret, address);
  const admin = adminOf(config, actor, clock.now().getTime());
  const [[found], [block = null], returns] = await db.batch([
    db.select({ id: sql<string | null>`${admin}`.as("admin_id") }).from(sql`(SELECT 1)`),
    selectBlock(services, hash),
    db
      .select({ state: mailReturn.state, code: mailReturn.code, at: mailReturn.at })
      .from(mailReturn)
      .where(eq(mailReturn.recipientHash, hash))
      .orderBy(desc(mailReturn.at))
      .limit(shown),
  ]);
  return found?.id ? { address, block, returns } : null;
}
