import { sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { voucherRedemption } from "../../../../db/schema/billing";
import { billingAccountOf } from "../../billing/commands/open-billing-account.server";

/** Statement for the batch that erases an account, before its books lose its name: what told its mailbox and network goes. */
export function forgetRedeemer(db: Database, userId: string) {
  return db.run(sql`UPDATE ${voucherRedemption} SET email_hash = NULL, network_hash = NULL
    WHERE account_id = ${billingAccountOf(userId)}`);
}
