import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { creditEntry } from "../../../../db/schema/billing";

export type Taking = {
  id: string;
  /** "refund": paid back; "clawback": a dispute, or a voucher undone; "expire": the lot's end, to tidy the books. */
  kind: "refund" | "clawback" | "expire";
  lotId: string;
  /** Credits, or all that is left of the lot. More than is left stops the whole batch ("lot below zero"). */
  credits: number | "rest";
  sourceRef: string;
  at: number;
};

/** Statement for a batch: takes credits out of a lot. Nothing where "rest" is none, `where` does not hold, or it was taken before. */
export function takeCredits(db: Database, taking: Taking, where: SQL = sql`1`) {
  const isRest = taking.credits === "rest";
  const amount = isRest ? sql`-sum(amount)` : sql`${-Number(taking.credits)}`;
  return db.run(sql`INSERT INTO ${creditEntry} (id, account_id, lot_id, kind, amount, source_ref, at)
    SELECT ${taking.id}, account_id, lot_id, ${taking.kind}, ${amount}, ${taking.sourceRef}, ${taking.at}
    FROM ${creditEntry} WHERE account_id = (SELECT lot.account_id FROM ${creditEntry} AS lot WHERE lot.id = ${taking.lotId})
      AND lot_id = ${taking.lotId} AND ${where}
    GROUP BY account_id, lot_id HAVING ${isRest ? sql`sum(amount) > 0` : sql`1`}`);
}
