import { type SQL, sql } from "drizzle-orm";
import { billingAccount } from "../../../../db/schema/billing";
import { notification } from "../../../../db/schema/platform";
import type { Services } from "../../../../services";
import type { Statement } from "./handled-event.server";

/** `ref`: what happened and to what, `purchase:{id}`; notices/rules.ts has the words. The same one is told once. */
type AccountNotice = { accountId: string | SQL; kind: "credits" | "payments"; ref: string };

/** Statement: a notice to whoever has the billing account, where somebody still has it and `where` holds. It names no form. */
export function tellAccount({ db, ids, clock }: Services, notice: AccountNotice, where: SQL = sql`1`): Statement {
  const at = clock.now().getTime();
  return db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
    SELECT ${ids.uuid()}, own.user_id, '', ${notice.kind}, ${notice.ref}, ${at} FROM ${billingAccount} AS own
    WHERE own.id = ${notice.accountId} AND own.user_id IS NOT NULL AND ${where}
      AND NOT EXISTS (SELECT 1 FROM ${notification} AS known WHERE known.ref = ${notice.ref} AND known.id <> known.ref)`);
}
