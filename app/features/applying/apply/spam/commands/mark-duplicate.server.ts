import { sql } from "drizzle-orm";
import { application } from "../../../../../db/schema/applications";
import { applicationTerm } from "../../../../../db/schema/review";
import type { ApplicationId } from "../../../../../kernel/ids";
import { samePersonMarks } from "../../../../../kernel/search-terms";
import type { Services } from "../../../../../services";
import { duplicateWithinMs } from "../queries/find-duplicates.server";

/** So many of a landlord's applications with the same address or end of a number are looked at. */
const lookedAtMost = 200;

/** Marks an application whose e-mail, or else phone, an earlier one of the account's form has had within 30 days. */
export async function markDuplicate({ db }: Services, id: ApplicationId): Promise<void> {
  const marks = sql.join(
    samePersonMarks.map((mark) => sql`${mark}`),
    sql`, `,
  );
  const isSameEmail = sql`earlier.email_hash IS one.email_hash`;
  // CROSS JOIN keeps the order: the other way round SQLite would walk all words of the landlord.
  await db.run(sql`UPDATE ${application} SET duplicate_of = found.id FROM (
      SELECT earlier.id FROM (SELECT word.application_id AS id FROM ${application} AS mine
          CROSS JOIN json_each(mine.search_terms) AS lead CROSS JOIN ${applicationTerm} AS word
          WHERE mine.id = ${id} AND substr(lead.value, 1, 1) IN (${marks}) AND word.landlord_id = mine.landlord_id
            AND word.term = lead.value LIMIT ${lookedAtMost}) AS same
        CROSS JOIN ${application} AS earlier CROSS JOIN ${application} AS one
      WHERE earlier.id = same.id AND one.id = ${id} AND earlier.form_id = one.form_id AND earlier.is_spam = 0
        AND earlier.submitted_at > one.submitted_at - ${duplicateWithinMs}
        AND (earlier.submitted_at, earlier.id) < (one.submitted_at, one.id)
        AND (earlier.email_hash = one.email_hash OR earlier.phone_hash = one.phone_hash)
      ORDER BY ${isSameEmail} DESC, earlier.submitted_at DESC LIMIT 1) AS found
    WHERE ${application}.id = ${id} AND ${application}.duplicate_of IS NULL`);
}
