import { asc, inArray, type SQL, sql } from "drizzle-orm";
import { application, isUnsearchedSql } from "../../../db/schema/applications";
import { applicationTerm } from "../../../db/schema/review";
import type { ApplicationId } from "../../../kernel/ids";
import type { Services } from "../../../services";
import { indexedTermsOf } from "../search";

const pageSize = 50;

type Indexed = { id: string; landlordId: string | null; name: string; email: string; phone: string | null };

/** Writes the words of applications that nobody can search for yet: corrected, of a form that was claimed, or left by their job. */
export async function sweepUnsearched(services: Services): Promise<number> {
  const rows = await services.db
    .select(columns)
    .from(application)
    .where(sql.raw(isUnsearchedSql))
    .orderBy(asc(application.submittedAt))
    .limit(pageSize);
  await writeTerms(services, rows);
  return rows.length;
}

/**
 * Makes an application findable as soon as it has come, by the words that were stored with it; done again it writes nothing.
 * A guest's has no list to be searched in; what was erased has no words, and what was corrected since is the sweep's.
 */
export async function indexApplication({ db }: Services, id: ApplicationId): Promise<void> {
  await db.run(sql`INSERT INTO ${applicationTerm} (landlord_id, term, application_id)
    SELECT one.landlord_id, word.value, one.id FROM ${application} AS one, json_each(one.search_terms) AS word
    WHERE one.id = ${id} AND one.searched_at = 0 AND one.landlord_id IS NOT NULL AND one.applicant_email <> ''
    ON CONFLICT DO NOTHING`);
}

/** Deletes the words of applications. `which`: SQL on application as "gone", which still have their lists. */
export function deleteTerms(which: SQL): SQL {
  return sql`DELETE FROM ${applicationTerm} WHERE (landlord_id, term, application_id) IN (
    SELECT gone.landlord_id, word.value, gone.id FROM ${application} AS gone, json_each(gone.search_terms) AS word
    WHERE ${which})`;
}

const columns = {
  id: application.id,
  landlordId: application.landlordId,
  name: application.applicantName,
  email: application.applicantEmail,
  phone: application.applicantPhone,
};

/** Writes the words of these anew. */
async function writeTerms({ db, clock }: Services, rows: Indexed[]): Promise<void> {
  if (rows.length === 0) return;
  const lists = JSON.stringify(
    rows.map(({ id, landlordId, ...person }) => ({
      id,
      terms: landlordId === null || person.email === "" ? [] : indexedTermsOf(person),
    })),
  );
  const ids = rows.map(({ id }) => id);
  const listOf = sql`(SELECT list.value -> '$.terms' FROM json_each(${lists}) AS list
    WHERE list.value ->> '$.id' = application.id)`;
  await db.batch([
    db.run(deleteTerms(sql`gone.id IN (SELECT value ->> '$.id' FROM json_each(${lists}))`)),
    // Erased between reading and writing: no word is left behind.
    db
      .update(application)
      .set({
        searchedAt: clock.now().getTime(),
        searchTerms: sql`CASE WHEN ${application.applicantEmail} = '' THEN '[]' ELSE ${listOf} END`,
      })
      .where(inArray(application.id, ids)),
    db.run(sql`INSERT INTO ${applicationTerm} (landlord_id, term, application_id)
      SELECT one.landlord_id, word.value, one.id FROM ${application} AS one, json_each(one.search_terms) AS word
      WHERE one.id IN (SELECT value ->> '$.id' FROM json_each(${lists})) AND one.landlord_id IS NOT NULL
      ON CONFLICT DO NOTHING`),
  ]);
}
