import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { billingAccount } from "../../../db/schema/billing";

/**
 * First statement of a batch that gives somebody credits or sells them: the billing account of the user, made where there is
 * none. `userId`: SQL where it stands behind a session; nothing is made where it is NULL.
 */
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
