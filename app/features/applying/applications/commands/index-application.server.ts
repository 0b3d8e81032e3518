import { desc, type SQL, sql } from "drizzle-orm";
import { application, isUnsearchedSql } from "../../../../db/schema/applications";
import { applicationTerm } from "../../../../db/schema/review";
import type { ApplicationId } from "../../../../kernel/ids";
import { indexedTermsOf } from "../../../../kernel/search-terms";
import { forPageOrRows, isNotBackedOff } from "../../../../platform/each-row.server";
import {
  isNotErased,
  keyOfStored,
  storedPersonWithKey,
  storedPersonWithKeySql,
  withPeople,
} from "../../../../platform/people/people.server";
import { openPersonKey } from "../../../../platform/people/person-keys.server";
import { hashedTerms } from "../../../../platform/people/seal-person.server";
import type { Services } from "../../../../services";

const name = "unsearched";
const pageSize = 100;

/**
 * Makes findable whom nothing has indexed: corrected ones, those of a form that was claimed, and those left by their job. One
 * page a run, newest first; done again it finds nothing. What changes meanwhile waits for the next run, so that no word is
 * lost and none is left behind.
 */
export async function sweepUnsearched(services: Services): Promise<number> {
  const rows = await findUnsearched(services);
  return forPageOrRows(services, name, rows, { idOf: ({ id }) => id, work: (some) => indexRows(services, some) });
}

type Unsearched = Awaited<ReturnType<typeof findUnsearched>>[number];

async function indexRows(services: Services, rows: readonly Unsearched[]): Promise<void> {
  const people = await withPeople(services, [...rows]);
  const indexed = await Promise.all(
    rows.map(async ({ id, stored }, index) => {
      const [key, person] = [keyOfStored(stored), people[index]];
      if (!key || !person) return { id, was: stored, terms: [] };
      const opened = await openPersonKey(services.dataKeys, key);
      return { id, was: stored, terms: await hashedTerms(opened, indexedTermsOf(person)) };
    }),
  );
  await writeTerms(services, JSON.stringify(indexed));
}

function findUnsearched({ db, clock }: Services) {
  return db
    .select({
      id: sql<string>`${application.id}`.as("application_id"),
      stored: storedPersonWithKey,
    })
    .from(application)
    .where(
      sql`(${sql.raw(isUnsearchedSql)}) AND ${isNotBackedOff(name, sql`${application.id}`, clock.now().getTime())}`,
    )
    .orderBy(desc(application.submittedAt))
    .limit(pageSize);
}

/** `list`: JSON of {id, was, terms}; `was` is who it said when it was read. */
async function writeTerms({ db, clock }: Services, list: string): Promise<void> {
  const listed = sql`(SELECT value ->> '$.id' FROM json_each(${list}))`;
  await db.batch([
    db.run(deleteTerms(sql`gone.id IN ${listed}`)),
    db.run(sql`UPDATE ${application} SET searched_at = ${clock.now().getTime()},
        search_terms = CASE WHEN ${application.landlordId} IS NULL THEN '[]' ELSE one.value -> '$.terms' END
      FROM json_each(${list}) AS one
      WHERE ${application}.id = one.value ->> '$.id' AND ${storedPersonWithKeySql} = one.value ->> '$.was'`),
    db.run(sql`INSERT INTO ${applicationTerm} (landlord_id, term, application_id)
      SELECT one.landlord_id, word.value, one.id FROM ${application} AS one, json_each(one.search_terms) AS word
      WHERE one.id IN ${listed} AND one.searched_at IS NOT NULL AND one.landlord_id IS NOT NULL
      ON CONFLICT DO NOTHING`),
  ]);
}

/**
 * Makes an application findable as soon as it has come, by the words that were stored with it; done again it writes nothing.
 * A guest's has no list to be searched in; what was erased has no words, and what was corrected since is the sweep's.
 */
export async function indexApplication({ db }: Services, id: ApplicationId): Promise<void> {
  await db.run(sql`INSERT INTO ${applicationTerm} (landlord_id, term, application_id)
    SELECT one.landlord_id, word.value, one.id FROM ${application} AS one, json_each(one.search_terms) AS word
    WHERE one.id = ${id} AND one.searched_at = 0 AND one.landlord_id IS NOT NULL AND ${isNotErased("one")}
    ON CONFLICT DO NOTHING`);
}

/** Deletes the words of applications. `which`: SQL on application as "gone", which still have their lists. */
export function deleteTerms(which: SQL): SQL {
  return sql`DELETE FROM ${applicationTerm} WHERE (landlord_id, term, application_id) IN (
    SELECT gone.landlord_id, word.value, gone.id FROM ${application} AS gone, json_each(gone.search_terms) AS word
    WHERE ${which})`;
}
