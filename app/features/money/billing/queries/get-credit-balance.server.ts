import { type SQL, sql } from "drizzle-orm";
import { creditEntry, type GrantKind } from "../../../../db/schema/billing";
import type { AccountLandlord } from "../../../../kernel/actor";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { billingAccountOf } from "../commands/open-billing-account.server";

/** End of a SELECT from credit_entry AS lot: one row a lot that holds credits at `now`, in the order in which they are spent. */
export function openLots(now: number): SQL {
  return sql`GROUP BY lot.lot_id
    HAVING sum(lot.amount) > 0 AND (max(lot.expires_at) IS NULL OR max(lot.expires_at) > ${now})
    ORDER BY max(lot.expires_at) IS NULL, max(lot.expires_at), min(lot.at), lot.lot_id`;
}

/** SQL: the credits of an account at `now`: the sum over lots that have not expired. */
export function balanceOf(accountId: SQL, now: number): SQL<number> {
  return sql<number>`(SELECT coalesce(sum(credits), 0) FROM (
    SELECT sum(lot.amount) AS credits FROM ${creditEntry} AS lot WHERE lot.account_id = ${accountId} GROUP BY lot.lot_id
      HAVING max(lot.expires_at) IS NULL OR max(lot.expires_at) > ${now}))`;
}

export type CreditLot = {
  lotId: string;
  kind: GrantKind;
  left: number;
  granted: number;
  /** Null: never. */
  expiresAt: number | null;
  grantedAt: number;
};
export type CreditBalance = { credits: number; lots: CreditLot[] };

/** The credits of an account with the lots they stand in, in the order in which they are spent. One round trip. */
export async function getCreditBalance({ db, clock }: Services, actor: AccountLandlord): Promise<CreditBalance> {
  const now = clock.now().getTime();
  const lots = await db.all<CreditLot>(sql`
    SELECT grant.id AS "lotId", grant.kind AS kind, grant.amount AS granted, grant.expires_at AS "expiresAt", grant.at AS "grantedAt",
      (SELECT sum(entry.amount) FROM ${creditEntry} AS entry
        WHERE entry.account_id = grant.account_id AND entry.lot_id = grant.id) AS left
    FROM (SELECT lot.lot_id FROM ${creditEntry} AS lot
      WHERE lot.account_id = ${billingAccountOf(currentLandlordIdSql(actor, now))} ${openLots(now)}) AS open
    JOIN ${creditEntry} AS grant ON grant.id = open.lot_id
    ORDER BY grant.expires_at IS NULL, grant.expires_at, grant.at, grant.id`);
  return { credits: lots.reduce((sum, lot) => sum + lot.left, 0), lots };
}
