import { type SQL, sql } from "drizzle-orm";
import { billingAccount } from "../../../db/schema/billing";
import { notification } from "../../../db/schema/platform";
import type { Services } from "../../../services";
import type { Statement } from "./handled-event.server";

/** `id`: the notice's own, so that a repeat tells once. `ref`: what it is about, see `noticeWords` of notices/rules.ts. */
type Told = { id: string; accountId: string; kind: "credits" | "payments"; ref: string };

/** Statement: a notice to whoever has the billing account, where somebody still has it and `where` holds. It names no form. */
export function tellAccount({ db, clock }: Services, told: Told, where: SQL = sql`1`): Statement {
  const at = clock.now().getTime();
  return db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
    SELECT ${told.id}, own.user_id, '', ${told.kind}, ${told.ref}, ${at} FROM ${billingAccount} AS own
    WHERE own.id = ${told.accountId} AND own.user_id IS NOT NULL AND ${where} ON CONFLICT DO NOTHING`);
}
