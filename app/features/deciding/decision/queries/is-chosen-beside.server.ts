import { type SQL, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { isNotErased } from "../../../../platform/people/people.server";
import { isHomeLetAs } from "../../../applying/applications/queries/review-order.server";

/** SQL on application: somebody else is approved for the home of its form. The + keeps SQLite from reading the whole form. */
export const isChosenBeside: SQL = sql`EXISTS (SELECT 1 FROM ${application} AS chosen
  WHERE chosen.form_id = ${application.formId} AND chosen.state = 'approved' AND +chosen.is_archived = 0
    AND ${isNotErased("chosen")} AND chosen.id <> ${application.id})`;

/** SQL on application: somebody else is approved, or has the home, where it was declined for that. */
export const isReasonLeft: SQL = sql`CASE ${application.declineReason} WHEN 'other-chosen' THEN ${isChosenBeside}
  WHEN 'not-available' THEN ${isHomeLetAs("application")} ELSE 1 END`;

/** SQL on application: of the reasons `given` those that rest on another application hold at this moment. */
export function holdsBesideOthers(given: { isOtherChosen: boolean; isNotAvailable: boolean }): SQL {
  return sql`(${given.isOtherChosen ? isChosenBeside : sql`1`} AND ${given.isNotAvailable ? isHomeLetAs("application") : sql`1`})`;
}
