import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { creditEntry } from "../../../../db/schema/billing";

/** What takes which entry back. */
const reversed = { "give-back": "spend", "refund-failed": "refund", "clawback-undone": "clawback" } as const;

export type Return = {
  id: string;
  kind: keyof typeof reversed;
  /** That of the entry which is taken back: it is done once. */
  sourceRef: string | SQL;
  at: number;
};

/** Statement for a batch: puts what an entry took back into its lot. Once; nothing where there is no such entry or `where` does not hold. */
export function returnCredits(db: Database, { id, kind, sourceRef, at }: Return, where: SQL = sql`1`) {
  return db.run(sql`INSERT INTO ${creditEntry} (id, account_id, lot_id, kind, amount, source_ref, at)
    SELECT ${id}, account_id, lot_id, ${kind}, -amount, source_ref, ${at} FROM ${creditEntry}
    WHERE kind = ${reversed[kind]} AND source_ref = ${sourceRef} AND ${where}`);
}
