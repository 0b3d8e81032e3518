import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { creditEntry } from "../../../../db/schema/billing";
import { openLots } from "../queries/get-credit-balance.server";

export type Spend = {
  id: string;
  accountId: string | SQL;
  /** `{formId}:{number of the term}` (`termRef`): a double click and a repeat are one. */
  sourceRef: string;
  paidUntil: number | SQL;
  at: number;
};

/** What a spend of this term of a form is called in the books; terms count from 1. */
export function termRef(formId: string, term: number): string {
  return `${formId}:${term}`;
}

/** Statement: one credit of the lot that ends soonest, where `where` holds; what it pays for asks `isSpent`. */
export function spendCredit(db: Database, spend: Spend, where: SQL = sql`1`) {
  return db.run(sql`INSERT INTO ${creditEntry} (id, account_id, lot_id, kind, amount, source_ref, at, paid_until)
    SELECT ${spend.id}, lot.account_id, lot.lot_id, 'spend', -1, ${spend.sourceRef}, ${spend.at}, ${spend.paidUntil}
    FROM ${creditEntry} AS lot WHERE lot.account_id = ${spend.accountId} AND ${where} ${openLots(spend.at)} LIMIT 1`);
}

/** SQL: this very entry stands in the books. */
export function isSpent(id: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${creditEntry} WHERE id = ${id})`;
}
