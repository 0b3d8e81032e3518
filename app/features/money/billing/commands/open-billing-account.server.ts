import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { billingAccount } from "../../../../db/schema/billing";

/** Statement: the billing account of `userId` (SQL behind a session; NULL makes none), made where there is none. */
export function openBillingAccount(db: Database, { id, userId, at }: { id: string; userId: string | SQL; at: number }) {
  return db.run(sql`INSERT INTO ${billingAccount} (id, user_id, created_at)
    SELECT ${id}, own.id, ${at} FROM (SELECT ${userId} AS id) AS own WHERE own.id IS NOT NULL
    ON CONFLICT DO NOTHING`);
}

/** SQL: the billing account of a user, or NULL. */
export function billingAccountOf(userId: string | SQL): SQL {
  return sql`(SELECT own.id FROM ${billingAccount} AS own WHERE own.user_id = ${userId})`;
}

/** SQL: the same, while nothing holds it: else NULL, and nothing is spent or redeemed. */
export function freeBillingAccountOf(userId: string | SQL): SQL {
  return sql`(SELECT own.id FROM ${billingAccount} AS own WHERE own.user_id = ${userId} AND own.hold_reason IS NULL)`;
}
