import { desc, eq, type SQL, sql } from "drizzle-orm";
import { application, isUnsearchedSql, personKey } from "../../../db/schema/applications";
import { rentForm } from "../../../db/schema/forms";
import { applicationTerm } from "../../../db/schema/review";
import type { ApplicationId } from "../../../kernel/ids";
import { forPageOrRows, isNotPutOff } from "../../../platform/each-row.server";
import {
  isKept,
  storedPersonWithKey,
  storedPersonWithKeySql,
  withPeople,
} from "../../../platform/people/people.server";
import { holderOfForm, makePersonKeys, personKeyColumns } from "../../../platform/people/person-keys.server";
import { sealPerson } from "../../../platform/people/seal-person.server";
import type { Services } from "../../../services";

const name = "unsearched";
const pageSize = 100;

/**
 * Seals and makes findable whom nothing has sealed or indexed under the key that holds now: applications of before, corrected
 * ones, those of a form that was claimed, and those left by their job. One page a run, newest first; done again it finds
 * nothing. What changes meanwhile waits for the next run, so that no word is lost and none is left behind.
 */
export async function sweepUnsearched(services: Services): Promise<number> {
  const rows = await findUnsearched(services);
  return forPageOrRows(services, name, rows, { idOf: ({ id }) => id, work: (some) => sealRows(services, some) });
}

type Unsearched = Awaited<ReturnType<typeof findUnsearched>>[number];

async function sealRows(services: Services, rows: readonly Unsearched[]): Promise<void> {
  const people = await withPeople(services, [...rows]);
  const keys = await holderKeysOf(services, rows);
  const sealed = await Promise.all(
    people.map(async ({ id, formId, holderId, ...person }, index) => {
      const was = rows[index]?.stored;
      const key = keys.get(holderId ?? "");
      if (person.email === "" && person.name === "") return { id, was, person: null, terms: [] };
      if (!key) throw new Error(`No key for the people of form ${formId}`);
      const { terms, ...columns } = await sealPerson(services, key, id, person);
      return { id, was, ...columns, terms: JSON.parse(terms) as string[] };
    }),
  );
  await writeSealed(services, JSON.stringify(sealed));
}

function findUnsearched({ db, clock }: Services) {
  return db
    .select({
      id: sql<string>`${application.id}`.as("application_id"),
      formId: sql<string>`${application.formId}`.as("of_form"),
      holderId: sql<string | null>`${holderOfForm}`.as("holder_id"),
      stored: storedPersonWithKey,
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(sql`(${sql.raw(isUnsearchedSql)}) AND ${isNotPutOff(name, sql`${application.id}`, clock.now().getTime())}`)
    .orderBy(desc(application.submittedAt))
    .limit(pageSize);
}

/** Keys by their holders; made where nobody has applied since there are any. */
async function holderKeysOf(services: Services, rows: readonly { formId: string; holderId: string | null }[]) {
  const forms = new Map(rows.map(({ formId, holderId }) => [holderId, formId]));
  const holders = JSON.stringify([...forms.keys()]);
  const known = await services.db
    .select(personKeyColumns)
    .from(personKey)
    .where(sql`${personKey.holderId} IN (SELECT value FROM json_each(${holders}))`);
  for (const { holderId } of known) forms.delete(holderId);
  const made = forms.size === 0 ? [] : await makePersonKeys(services, [...forms.values()]);
  return new Map([...known, ...made].map((key) => [key.holderId, key]));
}

/** `list`: JSON of {id, was, terms} with the columns of `SealedPerson`; `was` is who it said when it was read. */
async function writeSealed({ db, clock }: Services, list: string): Promise<void> {
  const of = (name: string) => sql.raw(`one.value ->> '$.${name}'`);
  const listed = sql`(SELECT value ->> '$.id' FROM json_each(${list}))`;
  await db.batch([
    db.run(deleteTerms(sql`gone.id IN ${listed}`)),
    db.run(sql`UPDATE ${application} SET applicant_name = '', applicant_email = '', applicant_phone = NULL,
        person = ${of("person")}, person_key_id = ${of("personKeyId")}, email_hash = ${of("emailHash")},
        phone_hash = ${of("phoneHash")}, searched_at = ${clock.now().getTime()},
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
    WHERE one.id = ${id} AND one.searched_at = 0 AND one.landlord_id IS NOT NULL AND ${isKept("one")}
    ON CONFLICT DO NOTHING`);
}

/** Deletes the words of applications. `which`: SQL on application as "gone", which still have their lists. */
export function deleteTerms(which: SQL): SQL {
  return sql`DELETE FROM ${applicationTerm} WHERE (landlord_id, term, application_id) IN (
    SELECT gone.landlord_id, word.value, gone.id FROM ${application} AS gone, json_each(gone.search_terms) AS word
    WHERE ${which})`;
}
