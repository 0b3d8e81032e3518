import { type SQL, sql } from "drizzle-orm";
import { application, completedAtSql, isSkippedSql, isUndecidedSql } from "../../db/schema/applications";

/**
 * SQL, a SELECT: ids of a form's applications that wait for a decision, in the order of its queue. Complete households stand
 * in the order in which they became complete, those that wait for members behind them, those passed over last.
 */
export function undecidedOf(formId: SQL, atMost: number): SQL {
  return sql`SELECT application.id FROM ${application} INDEXED BY application_queue WHERE application.form_id = ${formId}
    AND ${sql.raw(isUndecidedSql)} ORDER BY ${sql.raw(isSkippedSql)}, is_waiting_for_members, ${sql.raw(completedAtSql)},
      application.id LIMIT ${atMost}`;
}
