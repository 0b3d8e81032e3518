import { makePersonKeys } from "../../app/platform/people/person-keys.server";
import { sealPerson } from "../../app/platform/people/seal-person.server";
import { bindings, ids, testServices } from "./forms";

/** So many rows a statement: their people and words are one value of it, which D1 bounds. */
const atATime = 1000;

/** SQL of the number `i`. */
type Rows = { state?: string; isSpam?: string; isArchived?: string; submittedAt?: string };

/**
 * More applications of a form, written past it because sending each takes too long: one every minute since 1970, oldest first,
 * "Ann Example 0" and so on, sealed and found as those that were sent. Without answers: their own pages cannot be opened.
 */
export async function fillForm(formId: string, count: number, rows: Rows = {}): Promise<void> {
  const services = testServices();
  const [key] = await makePersonKeys(services, [formId]);
  if (!key) throw new Error("No such form");
  for (let start = 0; start < count; start += atATime) {
    const numbers = Array.from({ length: Math.min(atATime, count - start) }, (_, at) => start + at);
    const people = await Promise.all(
      numbers.map(async (i) => {
        const id = crypto.randomUUID();
        const person = { name: `Ann Example ${i}`, email: `ann${i}@tenant.example`, phone: null };
        const { terms, ...sealed } = await sealPerson(services, key, id, person);
        return { i, id, reference: ids.reference(), ...sealed, terms: JSON.parse(terms) as string[] };
      }),
    );
    await writeRows(formId, JSON.stringify(people), rows);
  }
}

async function writeRows(formId: string, people: string, rows: Rows): Promise<void> {
  const { state = "'submitted'", isSpam = "0", isArchived = "0", submittedAt = "60000 * i" } = rows;
  const of = (name: string) => `p.value ->> '$.${name}'`;
  await bindings.DB.batch([
    bindings.DB.prepare(
      `INSERT INTO application (id, form_id, version_id, landlord_id, home_id, reference, state, is_spam, is_archived, body_hash,
        person, person_key_id, email_hash, income_monthly_minor, income_currency, adults, locale, created_at, submitted_at,
        updated_at, plan, spam_score, searched_at, search_terms)
      SELECT ${of("id")}, f.id, f.published_version_id, f.landlord_id, f.home_id, ${of("reference")}, ${state}, ${isSpam}, ${isArchived}, 'x',
        ${of("person")}, ${of("personKeyId")}, ${of("emailHash")}, 500000, 'USD', 1, 'en', ${submittedAt}, ${submittedAt},
        ${submittedAt}, 'credit', 0, 0, CASE WHEN f.landlord_id IS NULL THEN '[]' ELSE p.value -> '$.terms' END
      FROM (SELECT value, value ->> '$.i' AS i FROM json_each(?2)) AS p JOIN rent_form AS f ON f.id = ?1`,
    ).bind(formId, people),
    bindings.DB.prepare(
      `INSERT INTO application_term (landlord_id, term, application_id)
      SELECT one.landlord_id, word.value, one.id FROM json_each(?) AS p JOIN application AS one ON one.id = ${of("id")},
        json_each(one.search_terms) AS word
      WHERE one.landlord_id IS NOT NULL AND one.is_spam = 0`,
    ).bind(people),
  ]);
}
