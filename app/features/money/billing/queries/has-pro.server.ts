import { type SQL, sql } from "drizzle-orm";
import { billingAccount, subscription } from "../../../../db/schema/billing";
import { liveStatuses } from "../rules";

const isLive = sql`subscribed.status IN (${sql.join(
  liveStatuses.map((status) => sql`${status}`),
  sql`, `,
)})`;

/** SQL: the user is subscribed. Whoever owes the last payment still is, until Stripe gives up. */
export function hasPro(userId: SQL): SQL<number> {
  return sql<number>`EXISTS (SELECT 1 FROM ${subscription} AS subscribed
    JOIN ${billingAccount} AS payer ON payer.id = subscribed.account_id WHERE payer.user_id = ${userId} AND ${isLive})`;
}
