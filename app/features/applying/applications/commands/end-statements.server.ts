import { type SQL, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { applicationMember } from "../../../../db/schema/household";
import { referenceRequest } from "../../../../db/schema/review";
import type { Services } from "../../../../services";

/** Statements before the row of an application that ended without its landlord (`isEnded`) changes. */
export function endStatements(db: Services["db"], { id, at, isEnded }: { id: string; at: number; isEnded: SQL }) {
  return [
    db.run(sql`UPDATE ${rentForm} SET new_count = max(0, new_count - 1) WHERE id = (SELECT form_id FROM ${application}
      WHERE ${application.id} = ${id} AND first_viewed_at IS NULL AND is_spam = 0) AND ${isEnded}`),
    db.run(sql`UPDATE ${applicationMember} SET remind_at = NULL WHERE application_id = ${id} AND remind_at IS NOT NULL
      AND ${isEnded}`),
    db.run(sql`UPDATE ${referenceRequest} SET cancelled_at = ${at}, remind_at = NULL WHERE application_id = ${id}
      AND answered_at IS NULL AND declined_at IS NULL AND cancelled_at IS NULL AND ${isEnded}`),
  ] as const;
}
