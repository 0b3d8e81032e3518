import { sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { applicationTerm } from "../../../../db/schema/review";
import type { Services } from "../../../../services";
import { type CheckedPage, settledAfterMs } from "../check";
import { lastOfPage } from "./last-of-page.server";

const pageSize = 200;
const landlordsAPage = 20;

/** Applications that their landlord could not find by all of their words: their words are written anew by the sweep. */
export async function checkSearchTerms({ db, clock }: Services, position: string): Promise<CheckedPage> {
  const before = clock.now().getTime() - settledAfterMs;
  const next = await lastOfPage(
    db,
    sql`SELECT id AS key FROM ${application} WHERE id > ${position} ORDER BY id LIMIT ${pageSize}`,
  );
  const mended = await db.all(sql`UPDATE ${application} SET searched_at = NULL
      WHERE id > ${position} AND id <= ${next} AND landlord_id IS NOT NULL AND is_spam = 0 AND searched_at IS NOT NULL AND submitted_at < ${before}
        AND EXISTS (SELECT 1 FROM json_each(${application}.search_terms) AS word WHERE NOT EXISTS (
          SELECT 1 FROM ${applicationTerm} AS term WHERE term.landlord_id = ${application}.landlord_id
            AND term.term = word.value AND term.application_id = ${application}.id))
      RETURNING id`);
  return { next, found: mended.length, mended: mended.length };
}

/** Words that lead to an application which is gone, erased, another's, or does not list them; some landlords a page. */
export async function checkStrayTerms({ db }: Services, position: string): Promise<CheckedPage> {
  const next = await lastOfPage(
    db,
    sql`SELECT DISTINCT landlord_id AS key FROM ${applicationTerm} WHERE landlord_id > ${position} ORDER BY 1 LIMIT ${landlordsAPage}`,
  );
  const gone =
    await db.all(sql`DELETE FROM ${applicationTerm} WHERE landlord_id > ${position} AND landlord_id <= ${next}
    AND NOT EXISTS (
      SELECT 1 FROM ${application} AS one WHERE one.id = ${applicationTerm}.application_id
        AND one.landlord_id = ${applicationTerm}.landlord_id AND instr(one.search_terms, '"' || ${applicationTerm}.term || '"') > 0)
      RETURNING application_id`);
  return { next, found: gone.length, mended: gone.length };
}
