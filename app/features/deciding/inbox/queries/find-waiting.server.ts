import { type SQL, sql } from "drizzle-orm";
import { literal } from "../../../../db/literal.server";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { dayMs } from "../../../../kernel/durations";
import type { Services } from "../../../../services";

/** Without a move for so long, an applicant counts as waiting. */
export const quietMs = 7 * dayMs;
/** Looked at in each state: what is older comes first, and a mail says "more than". */
const lookedAtMost = 100;
/** Who was asked for more is awaited, and waits for nobody. */
const waitingStates = ["submitted", "in_review", "shortlisted"] as const;

export type Waiting = { count: number; formId: string; since: number };

/** Who has waited a week for an answer, of an account or a guest's form, in a bounded read; null when nobody does. */
export async function findWaiting(
  { db }: Services,
  whose: { landlordId: string } | { formId: string },
  at: number,
): Promise<Waiting | null> {
  const before = at - quietMs;
  const oldest = (state: SQL) => {
    const isTheirs =
      "landlordId" in whose
        ? sql`one.landlord_id = ${whose.landlordId} AND one.is_archived = 0 AND one.state = ${state}`
        : sql`one.form_id = ${whose.formId} AND one.is_archived = 0 AND one.state = ${state}`;
    return sql`SELECT * FROM (SELECT one.form_id, one.submitted_at, one.updated_at FROM ${application} AS one
      WHERE ${isTheirs} AND one.is_spam = 0 AND one.submitted_at <= ${before}
      ORDER BY one.submitted_at LIMIT ${lookedAtMost})`;
  };
  const all = sql.join(
    waitingStates.map((state) => oldest(literal(state))),
    sql` UNION ALL `,
  );
  const [row] = await db.all<{ count: number; formId: string | null; since: number }>(sql`
    SELECT count(*) AS "count", waiting.form_id AS "formId", min(waiting.submitted_at) AS "since"
    FROM (${all}) AS waiting JOIN ${rentForm} AS form ON form.id = waiting.form_id AND form.state <> 'deleted'
    WHERE waiting.updated_at <= ${before}`);
  return row?.formId ? { count: row.count, formId: row.formId, since: row.since } : null;
}
