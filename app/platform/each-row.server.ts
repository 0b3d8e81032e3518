import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/client.server";
import { sweepFailure } from "../db/schema/operations";
import { dayMs } from "../kernel/durations";
import type { Clock } from "./clock";
import { reportError } from "./error-report";
import type { Logger } from "./logger";

const firstDelayMs = 5 * 60 * 1000;
const longestDelayMs = dayMs;

type Parts = { db: Database; clock: Clock; log: Logger };

/** SQL: this row did not fail in this sweep lately. Stands in what finds a page, so that rows that fail never fill it. */
export function isNotBackedOff(sweep: string, rowId: SQL, at: number): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${sweepFailure} AS put_off WHERE put_off.sweep = ${sweep}
    AND put_off.row_id = ${rowId} AND put_off.next_at > ${at})`;
}

/**
 * Does `work` for each row; one that throws is logged and put off, from five minutes up to a day. Answers for how
 * many there was something to do (`work` says false for none). Throws where the failure cannot be written down.
 */
export async function forEachRow<T>(
  parts: Parts,
  sweep: string,
  rows: readonly T[],
  { idOf, work }: { idOf: (row: T) => string; work: (row: T) => Promise<unknown> },
): Promise<number> {
  if (rows.length === 0) return 0;
  const failing = new Set(
    (await parts.db.select({ id: sweepFailure.rowId }).from(sweepFailure).where(isOf(sweep))).map(({ id }) => id),
  );
  let count = 0;
  for (const row of rows) {
    const id = idOf(row);
    try {
      if ((await work(row)) !== false) count += 1;
    } catch (error) {
      await backOff(parts, sweep, id, error);
      continue;
    }
    if (failing.has(id))
      await parts.db.delete(sweepFailure).where(sql`${isOf(sweep)} AND ${sweepFailure.rowId} = ${id}`);
  }
  return count;
}

/** Does a page at once by `work`; where that fails, row by row, so that the row at fault is found and put off. */
export async function forPageOrRows<T>(
  parts: Parts,
  sweep: string,
  rows: readonly T[],
  { idOf, work }: { idOf: (row: T) => string; work: (rows: readonly T[]) => Promise<unknown> },
): Promise<number> {
  if (rows.length === 0) return 0;
  try {
    await work(rows);
  } catch {
    return forEachRow(parts, sweep, rows, { idOf, work: (row) => work([row]) });
  }
  const ids = JSON.stringify(rows.map(idOf));
  await parts.db
    .delete(sweepFailure)
    .where(sql`${isOf(sweep)} AND ${sweepFailure.rowId} IN (SELECT value FROM json_each(${ids}))`);
  return rows.length;
}

function isOf(sweep: string): SQL {
  return sql`${sweepFailure.sweep} = ${sweep}`;
}

async function backOff({ db, clock, log }: Parts, sweep: string, rowId: string, error: unknown): Promise<void> {
  const at = clock.now().getTime();
  const [kept] = await db
    .insert(sweepFailure)
    .values({ sweep, rowId, tries: 1, nextAt: at + firstDelayMs })
    .onConflictDoUpdate({
      target: [sweepFailure.sweep, sweepFailure.rowId],
      set: {
        tries: sql`tries + 1`,
        nextAt: sql`${at} + min(${longestDelayMs}, ${firstDelayMs} << min(tries, 20))`,
      },
    })
    .returning({ tries: sweepFailure.tries });
  log.error("sweep-row-failed", { sweep, tries: kept?.tries ?? 1, ...reportError(error) });
}
