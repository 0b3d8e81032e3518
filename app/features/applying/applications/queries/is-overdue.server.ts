import { type SQL, sql } from "drizzle-orm";
import { literal } from "../../../../db/literal.server";
import { dayMs } from "../../../../kernel/durations";
import { owedStates } from "../answer-promise";

/** `isOverdue` of `answerPromise` in SQL, on a row of application that goes by this name. `days`: what its version promised, or null. */
export function isOverdueAs(name: string, days: SQL, now: number): SQL {
  const row = sql.raw(name);
  const states = sql.join(owedStates.map(literal), sql`, `);
  return sql`(${row}.state IN (${states}) AND ${row}.is_waiting_for_members = 0
    AND ${days} > 0 AND coalesce(${row}.household_completed_at, ${row}.submitted_at) / ${sql.raw(String(dayMs))} + ${days}
      < ${Math.floor(now / dayMs)})`;
}
