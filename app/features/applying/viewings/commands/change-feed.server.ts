import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { linkToken } from "../../../../db/schema/platform";
import type { AccountLandlord } from "../../../../kernel/actor";
import { mailLinks, viewingsFeedUrl } from "../../../../kernel/links";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { currentLandlordIdSql, impersonatorOf } from "../../../../platform/auth/landlord-of.server";
import { prepareLinkToken } from "../../../../platform/link-tokens.server";
import type { Services } from "../../../../services";

const { purpose, lifetimeMs } = mailLinks.viewingsFeed;

/** Makes the address of the account's calendar, which is shown this once; one that was there opens nothing any more. Null: no session of its own. */
export async function renewFeed(services: Services, actor: AccountLandlord): Promise<{ url: string } | null> {
  const { db, config } = services;
  const { id, landlord, guard } = guardOf(services, actor, "renewed");
  const { token, statement } = await prepareLinkToken(services, { purpose, ref: landlord, lifetimeMs }, isGuarded(id));
  const { written } = await runBatch(db, {
    written: guard,
    endFeed: db.run(
      sql`DELETE FROM ${linkToken} WHERE ref = ${landlord} AND purpose = ${purpose} AND ${isGuarded(id)}`,
    ),
    makeFeed: statement,
  });
  return written.meta.changes > 0 ? { url: viewingsFeedUrl(config.baseUrl, token) } : null;
}

/** Switches the calendar off. False: no session of its own. */
export async function endFeed(services: Services, actor: AccountLandlord): Promise<boolean> {
  const { db } = services;
  const { id, landlord, guard } = guardOf(services, actor, "ended");
  const { written } = await runBatch(db, {
    written: guard,
    endFeed: db.run(
      sql`DELETE FROM ${linkToken} WHERE ref = ${landlord} AND purpose = ${purpose} AND ${isGuarded(id)}`,
    ),
  });
  return written.meta.changes > 0;
}

function guardOf({ db, ids, clock }: Services, actor: AccountLandlord, detail: "renewed" | "ended") {
  const now = clock.now();
  const id = ids.uuid<string>();
  const landlord = currentLandlordIdSql(actor, now.getTime());
  const guard = insertAuditGuard(
    db,
    {
      id,
      at: now,
      ...auditActor(actor, now.getTime()),
      action: "account.viewings-feed",
      targetKind: "user",
      targetId: landlord,
      detail,
    },
    sql`(SELECT 1) WHERE ${landlord} IS NOT NULL AND ${impersonatorOf(actor)} IS NULL`,
  );
  return { id, landlord, guard };
}
