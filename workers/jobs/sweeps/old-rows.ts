import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { audit, notification, outbox } from "../../../app/db/schema/platform";
import { formReport, questionDoubt, screening } from "../../../app/db/schema/screening";
import { dayMs } from "../../../app/kernel/durations";
import { keptDays } from "../../../app/kernel/kept-days";
import type { Services } from "../../../app/services";
import { fineHexSlice } from "./rotation";

const pageSize = 1000;

type Kept = {
  table: SQLiteTable;
  days: number;
  /** SQL: its time is over. `before` in milliseconds. */
  isOver: (before: number) => SQL;
};

/** What would grow for ever, and how long it is kept. */
const tables: readonly Kept[] = [
  { table: outbox, days: keptDays.settledJobs, isOver: (before) => sql`coalesce(done_at, dead_at) <= ${before}` },
  { table: notification, days: keptDays.readNotices, isOver: (before) => sql`read_at <= ${before}` },
  { table: formReport, days: keptDays.reports, isOver: (before) => sql`created_at <= ${before}` },
  { table: questionDoubt, days: keptDays.reports, isOver: (before) => sql`created_at <= ${before}` },
  { table: audit, days: keptDays.audit, isOver: (before) => sql`at <= ${before}` },
];

/**
 * Removes jobs settled 90 days ago, notices a year after reading, reports and doubts after 180 days, audit rows after 24
 * months, by slices of their random ids: each within three days, without an index. Of ten million rows 2,500 a slice.
 */
export async function sweepOldRows({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  const { from, below } = fineHexSlice(now);
  const statements = tables.map(({ table, days, isOver }) =>
    db.run(sql`DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE id >= ${from} AND id < ${below}
      AND ${isOver(now.getTime() - days * dayMs)} LIMIT ${pageSize})`),
  );
  // From which network a form was published says nothing after a month.
  const forgotten = db.run(sql`UPDATE ${screening} SET network_hash = NULL WHERE id >= ${from} AND id < ${below}
    AND network_hash IS NOT NULL AND created_at <= ${now.getTime() - keptDays.publishingNetwork * dayMs}`);
  const [first, ...rest] = [...statements, forgotten];
  if (!first) return 0;
  const gone = await db.batch([first, ...rest]);
  return gone.reduce((sum, { meta }) => sum + meta.changes, 0);
}
