import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { creditEntry, type GrantKind } from "../../../../db/schema/billing";

export type Grant = {
  /** UUID of the entry, and of the lot that it opens. */
  id: string;
  accountId: string | SQL;
  kind: GrantKind;
  /** 1 or more. */
  credits: number;
  /** Stripe's session, a voucher's `{voucherId}:{accountId}`, the keyed hash of an address, or an admin's request id. */
  sourceRef: string | SQL;
  /** Null: it does not expire. */
  expiresAt: number | null;
  at: number;
};

/** Statement: a lot of credits where `where` holds; the same kind and `sourceRef` again writes nothing. */
export function grantCredits(db: Database, grant: Grant, where: SQL = sql`1`) {
  return db.run(sql`INSERT INTO ${creditEntry} (id, account_id, lot_id, kind, amount, source_ref, expires_at, at)
    SELECT ${grant.id}, own.id, ${grant.id}, ${grant.kind}, ${grant.credits}, ${grant.sourceRef}, ${grant.expiresAt},
      ${grant.at} FROM (SELECT ${grant.accountId} AS id) AS own WHERE own.id IS NOT NULL AND ${where}`);
}
